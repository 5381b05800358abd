//! Every address of the site.

use crate::app::App;
use crate::error::refusals;
use crate::limits::{gate, secure, timely};
use crate::routes::{
    account, boards, chat, commitments, games, leaders, me, pairing, people, sessions, site, system, tables,
};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn_with_state, map_response};
use std::sync::Arc;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The site as a service.
pub fn router(app: Arc<App>) -> Router {
    let (api, description) = OpenApiRouter::with_openapi(system::openapi::Description::openapi())
        .routes(routes!(games::list::list))
        .routes(routes!(boards::get::get))
        .routes(routes!(me::get::get, me::put::put))
        .routes(routes!(account::register::register, account::delete::delete))
        .routes(routes!(account::password::password))
        .routes(routes!(sessions::list::list, sessions::sign_in::sign_in, sessions::end_others::end_others))
        .routes(routes!(sessions::end::end))
        .routes(routes!(commitments::create::create))
        .routes(routes!(tables::list::list, tables::create::create))
        .routes(routes!(tables::get::get))
        .routes(routes!(tables::sit::sit))
        .routes(routes!(tables::decline::decline))
        .routes(routes!(tables::close::close))
        .routes(routes!(tables::act::act))
        .routes(routes!(tables::undo::undo))
        .routes(routes!(tables::resign::resign))
        .routes(routes!(tables::claim::claim))
        .routes(routes!(tables::vacation::vacation))
        .routes(routes!(tables::takeback::ask::ask))
        .routes(routes!(tables::takeback::answer::answer))
        .routes(routes!(tables::rematch::ask::ask))
        .routes(routes!(tables::rematch::withdraw::withdraw))
        .routes(routes!(tables::replies::list::list, tables::replies::leave::leave))
        .routes(routes!(tables::hint::hint))
        .routes(routes!(tables::record::record))
        .routes(routes!(tables::live::live))
        .routes(routes!(chat::history::history, chat::say::say))
        .routes(routes!(chat::report::report))
        .routes(routes!(pairing::pair::pair))
        .routes(routes!(people::get::get))
        .routes(routes!(leaders::get::get))
        .routes(routes!(system::health::health))
        .routes(routes!(system::ready::ready))
        .routes(routes!(system::metrics::metrics))
        .split_for_parts();
    let description = description.to_json().expect("a description is plain data");
    api.route("/api/openapi.json", system::openapi::route(description))
        .fallback(site::site)
        .method_not_allowed_fallback(|| async { refusals::METHOD_NOT_ALLOWED })
        .layer(DefaultBodyLimit::max(app.config.limits.body))
        .layer(from_fn_with_state(app.clone(), timely))
        .layer(from_fn_with_state(app.clone(), gate))
        .layer(map_response(secure))
        .with_state(app)
}
