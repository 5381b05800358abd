//! `serve`: it starts, answers, and stops when asked to.
#![cfg(unix)]

mod support;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use support::vivarium;

/// A folder of its own, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("vivarium-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder can be made");
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A running site and its address.
struct Site {
    child: Child,
    address: String,
}

impl Site {
    fn start(folder: &Path) -> Site {
        let mut child = Command::new(env!("CARGO_BIN_EXE_vivarium"))
            .args(["serve", "--listen", "127.0.0.1:0"])
            .current_dir(folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let out = child.stdout.as_mut().expect("a pipe");
        BufReader::new(out).read_line(&mut line).expect("a line");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next()).expect(&line);
        let address = address.to_owned();
        Site { child, address }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        let request = format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address);
        stream.write_all(request.as_bytes()).expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }

    fn signal(&self, name: &str) {
        let pid = self.child.id().to_string();
        let sent = Command::new("kill").args(["-s", name, &pid]).status().expect("kill is there");
        assert!(sent.success());
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn it_answers_and_stops_cleanly_when_asked_to() {
    for signal in ["INT", "TERM"] {
        let folder = Folder::new(&format!("serve-{signal}"));
        let mut site = Site::start(&folder.0);
        assert!(site.get("/healthz").starts_with("HTTP/1.1 200"), "{}", site.get("/healthz"));
        assert!(site.get("/api/games").contains("\"bug-off\""));
        assert!(folder.0.join("vivarium.db").is_file(), "the database lies in the folder it was started in");
        site.signal(signal);
        assert_eq!(site.child.wait().expect("it ends").code(), Some(0));
    }
}

#[test]
fn an_address_in_use_is_one_sentence_and_exit_code_1() {
    let folder = Folder::new("serve-twice");
    let site = Site::start(&folder.0);
    let database = folder.0.join("other.db");
    let run = vivarium(&format!("serve --listen {} --database {}", site.address, database.display()));
    assert!(run.refusal(1).contains("Another program listens"), "{}", run.err);
}

#[test]
fn a_database_that_cannot_be_used_is_one_sentence_and_exit_code_1() {
    let folder = Folder::new("serve-database");
    std::fs::write(folder.0.join("text.db"), "no database at all, but long enough to look at; ".repeat(100))
        .expect("a file can be written");
    for database in [folder.0.join("text.db"), folder.0.join("missing/deep.db"), folder.0.clone()] {
        let run = vivarium(&format!("serve --listen 127.0.0.1:0 --database {}", database.display()));
        run.refusal(1);
    }
}

#[test]
fn a_running_site_is_copied_and_checked() {
    let folder = Folder::new("serve-upkeep");
    let site = Site::start(&folder.0);
    assert!(site.get("/healthz").starts_with("HTTP/1.1 200"));
    let [database, copy] = ["vivarium.db", "copy.db"].map(|name| folder.0.join(name).display().to_string());
    let run = vivarium(&format!("backup {copy} --database {database} --json"));
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.starts_with("{\"bytes\":"), "{}", run.out);
    for database in [&database, &copy] {
        let run = vivarium(&format!("check --database {database} --json"));
        assert_eq!((run.code, run.out.trim()), (0, r#"{"tables":0,"events":0,"faults":[]}"#), "{}", run.err);
    }
    assert!(vivarium(&format!("backup {copy} --database {database}")).refusal(1).contains("already"));
    assert!(vivarium("check --database /no/such/file.db").refusal(1).contains("cannot be read"));
}
