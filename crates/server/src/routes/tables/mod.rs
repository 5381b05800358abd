//! Tables.

pub mod act;
pub mod claim;
pub mod close;
pub mod create;
pub mod decline;
pub mod get;
pub mod hint;
pub mod list;
pub mod live;
pub mod record;
pub mod rematch;
pub mod replies;
pub mod resign;
pub mod sit;
pub mod takeback;
pub mod undo;
pub mod vacation;
