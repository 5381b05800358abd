//! From where a request comes.

use crate::app::App;
use axum::extract::FromRequestParts;
use axum::http::Extensions;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::Arc;

/// The other end of the connection; the accepting loop attaches it to each request.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub IpAddr);

/// The address that limits count by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClientIp(pub IpAddr);

impl ClientIp {
    /// From the connection, or from the proxy's word where there is one.
    pub fn of(headers: &HeaderMap, extensions: &Extensions, behind_proxy: bool) -> ClientIp {
        let peer = extensions.get::<Peer>().map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.0);
        // Our own proxy adds the last address; those before it are what the client says.
        let forwarded = || {
            let text = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
            text.rsplit(',').next()?.trim().parse().ok()
        };
        let ip = if behind_proxy { forwarded().unwrap_or(peer) } else { peer };
        ClientIp(neighbourhood(ip))
    }
}

/// Whoever has an IPv6 address has a whole network of them: its first 64 bits count.
pub fn neighbourhood(ip: IpAddr) -> IpAddr {
    match ip.to_canonical() {
        IpAddr::V6(ip) => IpAddr::V6(Ipv6Addr::from_bits(ip.to_bits() >> 64 << 64)),
        ip => ip,
    }
}

impl FromRequestParts<Arc<App>> for ClientIp {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        Ok(ClientIp::of(&parts.headers, &parts.extensions, app.config.behind_proxy))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_forwarded_address_counts_behind_a_proxy_only() {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "6.6.6.6, 203.0.113.9".parse().unwrap());
        let mut extensions = Extensions::new();
        extensions.insert(Peer([10, 0, 0, 1].into()));
        assert_eq!(ClientIp::of(&headers, &extensions, false).0, IpAddr::from([10, 0, 0, 1]));
        assert_eq!(ClientIp::of(&headers, &extensions, true).0, IpAddr::from([203, 0, 113, 9]));
    }

    #[test]
    fn one_ipv6_network_is_one_client() {
        let at = |text: &str| neighbourhood(text.parse().unwrap());
        assert_eq!(at("2001:db8:1:2::1"), at("2001:db8:1:2:ffff::9"));
        assert_ne!(at("2001:db8:1:2::1"), at("2001:db8:1:3::1"));
        assert_eq!(at("::ffff:127.0.0.1"), at("127.0.0.1"));
    }
}
