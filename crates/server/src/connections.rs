//! Accepting connections, within limits, until it is time to stop.

use crate::app::App;
use crate::limits::{Crowd, Peer, Place};
use axum::Router;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{sleep, timeout};

/// How long the headers of a request may take to arrive, and how long a connection may lie idle.
const HEADER_TIME: Duration = Duration::from_secs(20);
/// How long requests under way may take when the server stops.
const LAST_REQUESTS: Duration = Duration::from_secs(5);
/// Headers of one request.
const MOST_HEADERS: usize = 64;

/// Serves connections until the site stops, then lets requests under way end.
pub async fn accept(listener: TcpListener, app: Arc<App>, router: Router) {
    let limits = &app.config.limits;
    // Behind a proxy all connections come from one address.
    let per_ip = if app.config.behind_proxy { limits.connections } else { limits.connections_per_ip };
    let crowd = Crowd::new(limits.connections, per_ip);
    let stopped = app.stopped();
    tokio::pin!(stopped);
    loop {
        let (stream, address) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    // Mostly too many open files: ending connections will help, hurrying will not.
                    tracing::warn!(%error, "a connection could not be accepted");
                    sleep(Duration::from_millis(100)).await;
                    continue;
                }
            },
            () = &mut stopped => break,
        };
        match crowd.enter(ip_of(address)) {
            Some(place) => {
                tokio::spawn(serve(stream, ip_of(address), place, app.clone(), router.clone()));
            }
            // Closed without a word: an answer would cost what is lacking.
            None => tracing::debug!("too many connections"),
        }
    }
    drop(listener);
    if timeout(LAST_REQUESTS, crowd.empty()).await.is_err() {
        tracing::warn!("some requests did not end in time");
    }
}

fn ip_of(address: SocketAddr) -> IpAddr {
    address.ip()
}

async fn serve(stream: TcpStream, ip: IpAddr, place: Place, app: Arc<App>, router: Router) {
    // Small messages matter here more than full packets.
    let _ = stream.set_nodelay(true);
    let router = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(Peer(ip));
        router.call(request)
    });
    let limits = &app.config.limits;
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_TIME)
        .max_headers(MOST_HEADERS)
        .max_buf_size((limits.headers + limits.uri).max(16 * 1024))
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    tokio::pin!(connection);
    tokio::select! {
        // Faults of the other side are its own.
        _ = connection.as_mut() => return drop(place),
        () = app.stopped() => {}
        () = sleep(limits.connection_time) => {}
    }
    connection.as_mut().graceful_shutdown();
    // Whoever does not take the answer in this time never will.
    let _ = timeout(limits.request_time, connection).await;
    drop(place);
}
