//! Only looks: a release build that is to hold the client needs one that has been built.

use std::env;
use std::path::Path;

fn main() {
    // Names of assets change with their contents, so the folder counts and not only the files known so far.
    println!("cargo::rerun-if-changed=../../web/dist");
    let wanted = env::var_os("CARGO_FEATURE_EMBED").is_some();
    let release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    if wanted && release && !Path::new("../../web/dist/index.html").is_file() {
        println!(
            "cargo::error=The browser client has not been built: run `cargo xtask build`, or build the API alone with --no-default-features."
        );
    }
}
