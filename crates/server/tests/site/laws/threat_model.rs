//! docs/SECURITY.md names a test for each line, or a part of `cargo xtask test`; each of them is there.

use std::collections::HashSet;
use std::path::Path;

/// Adds the names of the functions in all Rust sources below a folder.
fn functions(folder: &Path, found: &mut HashSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            functions(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let source = std::fs::read_to_string(&path).unwrap();
            let names = source.split("fn ").skip(1).filter_map(|rest| rest.split(['(', '<']).next());
            found.extend(names.map(str::to_owned));
        }
    }
}

#[test]
fn every_line_of_the_threat_model_has_its_test() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut found = HashSet::new();
    for folder in ["crates", "fuzz/bodies"] {
        functions(&root.join(folder), &mut found);
    }
    let parts = std::fs::read_to_string(root.join("xtask/src/suite.rs")).unwrap();
    let page = std::fs::read_to_string(root.join("docs/SECURITY.md")).unwrap();
    let lines = page.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| who could try"));
    let mut named = 0;
    for line in lines {
        let tests = line.trim_end_matches('|').rsplit('|').next().unwrap();
        let tests: Vec<&str> = tests.split('`').skip(1).step_by(2).collect();
        assert!(!tests.is_empty(), "no test behind: {line}");
        for test in tests {
            let is_part = |name: &str| parts.contains(&format!("report.part(\"{name}\","));
            let part = test.strip_prefix("cargo xtask ");
            let part = part.map(|part| part.trim_start_matches("test: "));
            let there = part.map_or_else(|| found.contains(test), is_part);
            assert!(there, "there is no test {test}, which stands behind: {line}");
            named += 1;
        }
    }
    assert!(named > 25, "{named}");
}
