//! What nobody may exceed, and who is asked first: the layers around every route.

mod buckets;
mod crowd;
mod gate;
mod headers;
mod origin;
mod peer;

pub use buckets::{Bucket, Buckets};
pub use crowd::{Crowd, Place};
pub use gate::{gate, timely};
pub use headers::secure;
pub use peer::{ClientIp, Peer};
