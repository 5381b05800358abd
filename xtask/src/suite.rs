//! `cargo xtask test`: everything that CI checks, part by part.
//!
//! Every part runs, also after a failure, unless it needs what the failed one makes. Profiles and features
//! are the same wherever they can be, so that nothing is compiled twice: check-mode once for clippy and
//! rustdoc, the test profile once for tests, doctests and the type generator, release once.

use crate::report::{Need, Report};
use crate::shell::{Fault, binary, cargo, command, run, target, works};
use crate::toolchain::{self, Fuzzing};
use crate::words::Words;
use crate::{client, faults, fuzz, sockets, types};

/// What to leave out, and how strict to be.
pub struct Options {
    /// Without browser tests, faults on purpose, sockets and fuzzing.
    quick: bool,
    /// A part that cannot run is a failure.
    no_skip: bool,
}

impl Options {
    /// From the command line.
    ///
    /// # Errors
    /// When an option is unknown.
    pub fn read(arguments: &[&str]) -> Result<Options, Fault> {
        let mut options = Options { quick: false, no_skip: false };
        let mut words = Words::of("test", "--quick and --no-skip", arguments);
        while let Some(option) = words.option() {
            match option {
                "--quick" => options.quick = true,
                "--no-skip" => options.no_skip = true,
                _ => return Err(words.unknown()),
            }
        }
        Ok(options)
    }
}

/// Runs the parts.
///
/// # Errors
/// When one failed.
pub fn test(options: &Options) -> Result<(), Fault> {
    let mut report = Report::new(options.no_skip);
    rust(&mut report);
    let built = web(&mut report);
    if !options.quick {
        browser(&mut report, built);
        let need = || match (built, cfg!(unix)) {
            (true, true) => Need::Met,
            (true, false) => Need::Elsewhere("it sends signals that this system does not have".to_owned()),
            (false, _) => Need::Missing("there is no release binary to try it on".to_owned()),
        };
        report.part("faults", need(), || faults::command(&["--built", "--seconds", "300"]));
        report.part("sockets", need(), || sockets::command(&["--built", "--seconds", "60"]));
        let need = match toolchain::fuzzing() {
            Fuzzing::Ready => Need::Met,
            Fuzzing::NoNightly => {
                Need::Elsewhere("there is no nightly toolchain; the fuzz seeds have run as tests".to_owned())
            }
            Fuzzing::NoCargoFuzz => Need::Missing(
                "cargo-fuzz is missing; install it with cargo install cargo-fuzz --locked".to_owned(),
            ),
        };
        report.part("fuzzing", need, || fuzz::all(fuzz::SECONDS));
    }
    report.close()
}

fn rust(report: &mut Report) {
    report.part("compiler", Need::Met, oldest_compiler);
    report.part("format", Need::Met, || {
        run(cargo("fmt --all --check"))?;
        run(cargo("fmt --manifest-path fuzz/Cargo.toml --check"))
    });
    report
        .part("clippy", Need::Met, || run(cargo("clippy --locked --workspace --all-targets -- -D warnings")));
    report.part("rustdoc", Need::Met, || {
        let mut doc = cargo("doc --locked --workspace --no-deps");
        doc.env("RUSTDOCFLAGS", "-D warnings");
        run(doc)
    });
    report.part("rust tests", Need::Met, || {
        if toolchain::nextest() {
            run(cargo("nextest run --locked --workspace --no-fail-fast"))
        } else {
            run(cargo("test --locked --workspace --lib --bins --examples --tests --no-fail-fast"))
        }
    });
    report.part("doctests", Need::Met, || run(cargo("test --locked --workspace --doc --no-fail-fast")));
    report.part("dependencies", toolchain::deny().into(), || {
        run(cargo("deny --locked check --hide-inclusion-graph licenses bans sources"))
    });
    report.part("fair vectors", toolchain::python().into(), || run(command("python3 docs/fairness.py")));
    report.part("generated types", Need::Met, types::check);
}

/// The client's own checks, then the release binary. Whether that is there now.
fn web(report: &mut Report) -> bool {
    let installed = report.part("web packages", toolchain::node().into(), client::install);
    let need =
        || if installed { Need::Met } else { Need::Missing("the web packages are not installed".to_owned()) };
    report.part("web checks", need(), || run(client::npm("run check")));
    report.part("web unit tests", need(), || run(client::npm("test")));
    let built = report.part("web build", need(), client::build);
    let need =
        if built { Need::Met } else { Need::Missing("there is no browser client to put inside".to_owned()) };
    report.part("release binary", need, client::build_binary)
}

fn browser(report: &mut Report, built: bool) {
    let need = if built {
        toolchain::chromium().into()
    } else {
        Need::Missing("there is no release binary to test".to_owned())
    };
    report.part("browser tests", need, || {
        let mut tests = client::npm("run test:browser");
        tests.env("VIVARIUM_BIN", binary());
        run(tests)
    });
}

/// The promise of `rust-version`: the compiler that runs the tests is not older, and where it is newer and
/// rustup has the promised one, that one accepts the workspace too.
fn oldest_compiler() -> Result<(), Fault> {
    let (oldest, running) = (toolchain::oldest_rust(), toolchain::running_rust());
    let (promised, found) = (toolchain::version(&oldest), toolchain::version(&running));
    println!("the oldest supported Rust is {oldest}, this is {running}");
    if promised.is_none() || found < promised {
        return Err(Fault::new(format!("Rust {running} is too old: install {oldest} or newer.")));
    }
    let Some((major, minor, _)) = promised.filter(|_| found > promised) else { return Ok(()) };
    let toolchain = format!("+{major}.{minor}.0");
    if !works(command(&format!("cargo {toolchain} --version"))) {
        println!("rustup does not have {oldest}: only this compiler is checked");
        return Ok(());
    }
    let mut check = command(&format!("cargo {toolchain} check --locked --workspace"));
    check.env_remove("RUSTUP_TOOLCHAIN").env("CARGO_TARGET_DIR", target().join("oldest"));
    run(check)
}
