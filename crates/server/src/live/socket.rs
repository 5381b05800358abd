//! One live connection.

use super::present::Present;
use super::watching::Watching;
use crate::accounts::{Who, is_still};
use crate::app::App;
use crate::chat;
use crate::error::{Refused, refusals};
use crate::guards::Guard;
use crate::guests::GuestId;
use crate::limits::{Bucket, Place};
use crate::tables::{Cell, Change, News, Table, update_for};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use protocol::{
    ChatMessage, ChatRoom, ClientMessage, FrameError, Payload, ServerMessage, parse_client_message,
};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::Message as Spoken;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval, sleep_until, timeout};

/// How long the other side may take to hear the last word.
const LAST_WORD: Duration = Duration::from_secs(1);

/// How often at most the number of those who watch is told.
const COUNT_EVERY: Duration = Duration::from_secs(1);

/// Why a connection ends.
enum End {
    /// The other side is gone, or does not read or answer.
    Gone,
    /// The other side broke a rule.
    Error(String, String, u16),
    /// Who reads is no longer who they were: a session has ended, or a guest has an account now.
    Stranger,
    /// The server stops.
    Stopping,
}

impl From<FrameError> for End {
    fn from(error: FrameError) -> Self {
        let code = match error {
            FrameError::TooLarge => close_code::SIZE,
            FrameError::NotText => close_code::UNSUPPORTED,
            FrameError::Unknown => close_code::POLICY,
        };
        End::Error(error.code().to_owned(), error.to_string(), code)
    }
}

impl From<Refused> for End {
    fn from(refused: Refused) -> Self {
        End::Error(refused.code().to_owned(), refused.detail().to_owned(), close_code::AGAIN)
    }
}

struct Live {
    app: Arc<App>,
    cell: Arc<Cell>,
    who: Who,
    reader: Option<GuestId>,
    socket: WebSocket,
    /// The version that the client was shown last.
    shown: u32,
    last_heard: Instant,
    messages: Bucket,
    /// The number of the last ping, and when it was sent, until it is answered.
    pinged: (u64, Option<i64>),
    present: Option<Present>,
    watching: Option<Watching>,
    /// The rooms of which the client was shown what was said before.
    reads: Vec<ChatRoom>,
    _place: Place,
}

/// Serves a connection until it ends.
pub async fn attend(app: Arc<App>, cell: Arc<Cell>, who: Who, socket: WebSocket, place: Place) {
    let now = Instant::now();
    let messages = Bucket::full(app.config.limits.messages, now);
    let reader = who.guest().cloned();
    let (present, watching) = (None, None);
    let (shown, last_heard, reads) = (0, now, Vec::new());
    let mut live = Live {
        app,
        cell,
        who,
        reader,
        socket,
        shown,
        last_heard,
        messages,
        pinged: (0, None),
        present,
        watching,
        reads,
        _place: place,
    };
    let Err(end) = live.run().await;
    live.say_goodbye(end).await;
}

impl Live {
    async fn run(&mut self) -> Result<std::convert::Infallible, End> {
        let app = self.app.clone();
        // Listening first: a session that ends while it connects is noticed by the question behind it.
        let mut identities = app.identities.subscribe();
        self.check_who().await?;
        let mut news = self.sync().await?;
        let mut watchers = self.cell.watchers().count();
        let mut counted = self.tell_watchers(&mut watchers).await?;
        let mut ping = interval(app.config.limits.ping_every);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut standstill = app.standstill.subscribe();
        if *standstill.borrow() {
            self.tell_standstill(true).await?;
        }
        let stopped = app.stopped();
        tokio::pin!(stopped);
        loop {
            tokio::select! {
                next = news.recv() => match next {
                    Ok(news) => match &*news {
                        News::Change(change) => self.tell(change).await?,
                        News::BotWaits(waits) => self.tell_bot_waits(*waits).await?,
                        News::Presence => self.tell_presence().await?,
                        News::Said(message) => self.tell_said(message).await?,
                    },
                    // Too slow for the queue: it is shown where the table stands now.
                    Err(RecvError::Lagged(_)) => news = self.sync().await?,
                    Err(RecvError::Closed) => return Err(End::Gone),
                },
                changed = identities.recv() => match changed {
                    Ok(guest) if self.reader.as_ref() != Some(&guest) => {}
                    Ok(_) | Err(RecvError::Lagged(_)) => self.check_who().await?,
                    Err(RecvError::Closed) => return Err(End::Gone),
                },
                () = news_of(&mut watchers, counted) => counted = self.tell_watchers(&mut watchers).await?,
                changed = standstill.changed() => {
                    changed.map_err(|_| End::Gone)?;
                    let on = *standstill.borrow_and_update();
                    self.tell_standstill(on).await?;
                }
                message = self.socket.recv() => self.hear(message).await?,
                _ = ping.tick() => self.ping().await?,
                () = &mut stopped => return Err(End::Stopping),
            }
        }
    }

    async fn check_who(&mut self) -> Result<(), End> {
        if is_still(&self.app, &self.who).await? { Ok(()) } else { Err(End::Stranger) }
    }

    async fn sync(&mut self) -> Result<Receiver<Arc<News>>, End> {
        let (table, news) = self.cell.watch(&self.app).await?;
        if let (None, Some(guest)) = (&self.present, &self.reader) {
            self.present = Present::enter(&self.app, &self.cell, &table, guest);
        }
        self.note_watching(&table);
        let text = self.render(&table, None, self.reader.as_ref());
        self.show(table.version(), text).await?;
        if self.cell.bot_waits() {
            self.tell_bot_waits(true).await?;
        }
        self.reads.clear();
        self.open_rooms(&table).await?;
        Ok(news)
    }

    async fn tell_bot_waits(&mut self, waits: bool) -> Result<(), End> {
        self.send(Message::Text(ServerMessage::Bot { waits }.to_json().into())).await
    }

    /// Clocks stand or run from here on, so the table is shown with it.
    async fn tell_standstill(&mut self, on: bool) -> Result<(), End> {
        self.show_now().await?;
        self.send(Message::Text(ServerMessage::Standstill { on }.to_json().into())).await
    }

    /// Whether the game may be claimed concerns those who sit here.
    async fn tell_presence(&mut self) -> Result<(), End> {
        if self.present.is_none() {
            return Ok(());
        }
        self.show_now().await
    }

    /// The table as it stands.
    async fn show_now(&mut self) -> Result<(), End> {
        let table = self.cell.table(&self.app).await?;
        let text = self.render(&table, None, self.reader.as_ref());
        self.show(table.version(), text).await
    }

    async fn tell(&mut self, change: &Change) -> Result<(), End> {
        let table = &change.table;
        if table.version() < self.shown {
            return Ok(());
        }
        let reader = self.reader.as_ref();
        let holds_a_seat = reader.is_some_and(|guest| table.seats_of(guest) > 0);
        let text = if holds_a_seat && Guard::Spectators.stands() {
            self.render(table, Some(change), reader)
        } else {
            // Who sits here never comes this way.
            let nobody = if Guard::Spectators.stands() { None } else { reader };
            change.for_spectators.get_or_init(|| self.render(table, Some(change), nobody)).clone()
        };
        self.show(table.version(), text).await?;
        self.note_watching(table);
        self.open_rooms(table).await
    }

    /// Whoever holds no seat watches.
    fn note_watching(&mut self, table: &Table) {
        let reader = self.reader.as_ref();
        if reader.is_some_and(|guest| table.seats_of(guest) > 0) {
            self.watching = None;
        } else if self.watching.is_none() {
            self.watching = Some(Watching::enter(&self.cell, reader));
        }
    }

    /// Tells how many watch, and returns when that was.
    async fn tell_watchers(&mut self, watchers: &mut watch::Receiver<usize>) -> Result<Instant, End> {
        let count = *watchers.borrow_and_update();
        let count = u32::try_from(count).unwrap_or(u32::MAX);
        self.send(Message::Text(ServerMessage::Watchers { count }.to_json().into())).await?;
        Ok(Instant::now())
    }

    /// Shows what was said in rooms that have become open to the reader.
    async fn open_rooms(&mut self, table: &Table) -> Result<(), End> {
        let reader = self.reader.as_ref();
        let reads = chat::rooms_for(table, reader).read;
        if reads == self.reads {
            return Ok(());
        }
        let messages = chat::latest(&self.app, table, reader).await?;
        self.reads = reads;
        self.tell_chat(messages).await
    }

    async fn tell_said(&mut self, message: &Spoken) -> Result<(), End> {
        let reader = self.reader.as_ref();
        // As the table is now: who has sat down meanwhile is told nothing more of those who watch.
        let table = self.cell.table(&self.app).await?;
        if !chat::may_read(&table, reader, message.room) && Guard::Said.stands() {
            return Ok(());
        }
        let message = chat::shown(message, reader).map_err(Refused::from)?;
        self.tell_chat(vec![message]).await
    }

    async fn tell_chat(&mut self, messages: Vec<ChatMessage>) -> Result<(), End> {
        if messages.is_empty() {
            return Ok(());
        }
        self.send(Message::Text(ServerMessage::Chat { messages }.to_json().into())).await
    }

    async fn show(&mut self, version: u32, text: Utf8Bytes) -> Result<(), End> {
        self.send(Message::Text(text)).await?;
        self.shown = version;
        Ok(())
    }

    async fn hear(&mut self, message: Option<Result<Message, axum::Error>>) -> Result<(), End> {
        let message = match message {
            Some(Ok(message)) => message,
            // The only fault of the protocol that people meet: the limit is set at the upgrade.
            Some(Err(error)) if error.to_string().contains("too long") => {
                return Err(FrameError::TooLarge.into());
            }
            Some(Err(_)) | None => return Err(End::Gone),
        };
        self.last_heard = Instant::now();
        if self.messages.take(self.app.config.limits.messages, self.last_heard).is_err() {
            return Err(refusals::RATE_LIMITED.into());
        }
        let frame = match &message {
            Message::Text(text) => text.as_bytes(),
            Message::Binary(_) => return Err(FrameError::NotText.into()),
            Message::Ping(_) => return Ok(()),
            Message::Pong(number) => {
                self.measure(number);
                return Ok(());
            }
            Message::Close(_) => return Err(End::Gone),
        };
        match parse_client_message(frame)? {
            ClientMessage::Ping {} => self.send(Message::Text(ServerMessage::Pong.to_json().into())).await,
        }
    }

    async fn ping(&mut self) -> Result<(), End> {
        if self.last_heard.elapsed() > self.app.config.limits.silence {
            return Err(End::Gone);
        }
        self.check_who().await?;
        let number = self.pinged.0 + 1;
        self.pinged = (number, Some(self.app.time.now()));
        self.send(Message::Ping(number.to_be_bytes().to_vec().into())).await
    }

    /// The answer to the last ping tells how long the way is; by the server's clock, and once.
    fn measure(&mut self, answer: &[u8]) {
        let (number, sent) = &mut self.pinged;
        if answer == number.to_be_bytes()
            && let Some(sent) = sent.take()
            && let Some(present) = &self.present
        {
            present.measure(self.app.time.now() - sent);
        }
    }

    /// A reader who does not take what is sent is let go; nothing is piled up for anybody.
    async fn send(&mut self, message: Message) -> Result<(), End> {
        let sending = timeout(self.app.config.limits.send_time, self.socket.send(message)).await;
        sending.map_err(|_| End::Gone)?.map_err(|_| End::Gone)
    }

    fn render(&self, table: &Table, change: Option<&Change>, reader: Option<&GuestId>) -> Utf8Bytes {
        let happened = change.map_or(&[][..], |change| &change.happened);
        update_for(table, happened, reader, self.cell.moment(&self.app)).to_json().into()
    }

    async fn say_goodbye(&mut self, end: End) {
        let (code, reason) = match end {
            End::Gone => return,
            End::Error(code, detail, close) => {
                let message = ServerMessage::Error { code, detail };
                let _ = self.send(Message::Text(message.to_json().into())).await;
                (close, "")
            }
            End::Stranger => (close_code::POLICY, "Connect again: who you are has changed."),
            End::Stopping => (close_code::RESTART, "The server stops."),
        };
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        let _ = self.send(Message::Close(Some(frame))).await;
        // A connection that is closed while something unread lies in it takes the last word with it.
        let drained = async { while let Some(Ok(_)) = self.socket.recv().await {} };
        let _ = timeout(LAST_WORD, drained).await;
    }
}

/// Waits until there is another number of those who watch than was told at that moment, and a while longer where many
/// come and go.
async fn news_of(watchers: &mut watch::Receiver<usize>, told: Instant) {
    sleep_until((told + COUNT_EVERY).into()).await;
    if watchers.changed().await.is_err() {
        // The table is gone, and with it this connection.
        std::future::pending::<()>().await;
    }
}
