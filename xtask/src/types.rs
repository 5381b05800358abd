//! The client's TypeScript types, generated from the crate `protocol`.

use crate::shell::{Fault, cargo, run};

const LINE: &str = "run --quiet --locked -p protocol --example typescript -- web/src/lib/net/generated";

/// Writes them.
pub fn write() -> Result<(), Fault> {
    run(cargo(LINE))
}

/// Fails when a file is missing, is too many, or differs from what would be written.
pub fn check() -> Result<(), Fault> {
    run(cargo(&format!("{LINE} --check")))
        .map_err(|_| Fault::new("The TypeScript types are out of date: run `cargo xtask types`."))
}
