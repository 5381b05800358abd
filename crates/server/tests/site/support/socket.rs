//! A live connection.

use super::Visitor;
use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::client::Request;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

const PATIENCE: Duration = Duration::from_secs(40);

pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    /// Every text frame so far, but those that tell how many watch.
    pub frames: Vec<String>,
    /// How many watch, as was told last.
    pub watchers: Option<u64>,
}

impl Socket {
    pub async fn connect(address: SocketAddr, visitor: &Visitor, id: &str) -> Socket {
        Self::try_connect(address, visitor, id, None).await.unwrap()
    }

    /// The status of the refusal, if it is one.
    pub async fn try_connect(
        address: SocketAddr,
        visitor: &Visitor,
        id: &str,
        origin: Option<&str>,
    ) -> Result<Socket, u16> {
        let mut request = Self::request(address, visitor, id);
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
        }
        let stream = TcpStream::connect(address).await.unwrap();
        Self::shake_hands(request, stream).await
    }

    /// Where little is kept for somebody who does not read.
    pub async fn connect_with_small_buffer(address: SocketAddr, visitor: &Visitor, id: &str) -> Socket {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(4096).unwrap();
        let stream = socket.connect(address).await.unwrap();
        Self::shake_hands(Self::request(address, visitor, id), stream).await.unwrap()
    }

    fn request(address: SocketAddr, visitor: &Visitor, id: &str) -> Request {
        let mut request = format!("ws://{address}/api/tables/{id}/live").into_client_request().unwrap();
        if let Some(cookie) = visitor.cookie() {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        request
    }

    async fn shake_hands(request: Request, stream: TcpStream) -> Result<Socket, u16> {
        match client_async(request, stream).await {
            Ok((stream, _)) => Ok(Socket { stream, frames: Vec::new(), watchers: None }),
            Err(Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    /// The next message, or the code with which the other side closes. People come and go at any moment: how many watch
    /// is kept aside.
    pub async fn next(&mut self) -> Result<Value, u16> {
        loop {
            let text = self.next_text().await?;
            let message: Value = serde_json::from_str(&text).unwrap();
            if message["type"] != "watchers" {
                self.frames.push(text);
                return Ok(message);
            }
            self.watchers = message["count"].as_u64();
        }
    }

    /// Reads until so many watch.
    pub async fn counts(&mut self, watchers: u64) {
        while self.watchers != Some(watchers) {
            let message: Value = serde_json::from_str(&self.next_text().await.unwrap()).unwrap();
            if message["type"] == "watchers" {
                self.watchers = message["count"].as_u64();
            }
        }
    }

    async fn next_text(&mut self) -> Result<String, u16> {
        loop {
            let next = timeout(PATIENCE, self.stream.next()).await.expect("nothing comes");
            match next {
                Some(Ok(Message::Text(text))) => return Ok(text.to_string()),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Close(frame))) => return Err(frame.map_or(1005, |frame| frame.code.into())),
                Some(Ok(message)) => panic!("{message:?}"),
                Some(Err(_)) | None => return Err(1006),
            }
        }
    }

    /// Reads until the table has this version.
    pub async fn reach(&mut self, version: u64) -> Value {
        loop {
            let message = self.next().await.unwrap();
            if message["state"]["version"].as_u64().is_some_and(|v| v >= version) {
                return message;
            }
        }
    }

    /// Reads until the server pings. The answer goes out with whatever is read or sent next.
    pub async fn pinged(&mut self) {
        loop {
            match timeout(PATIENCE, self.stream.next()).await.expect("nothing comes") {
                Some(Ok(Message::Ping(_))) => return,
                Some(Ok(Message::Text(_))) => {}
                other => panic!("{other:?}"),
            }
        }
    }

    /// Waits until the table and its rooms have been read: what is said from now on comes once.
    pub async fn settles(&mut self) {
        self.send_text(r#"{"type":"ping"}"#).await;
        while self.next().await.unwrap()["type"] != "pong" {}
    }

    pub async fn send(&mut self, message: Message) {
        // The other side may be gone already: what it said is read next.
        let _ = self.stream.send(message).await;
    }

    pub async fn send_text(&mut self, text: &str) {
        self.send(Message::text(text)).await;
    }
}
