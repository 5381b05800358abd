//! Help, version, exit codes.

mod support;
use support::vivarium;

const COMMANDS: [&str; 12] = [
    "serve",
    "play",
    "perft",
    "solve",
    "arena",
    "bench playouts",
    "bench truth",
    "bench bot",
    "replay",
    "backup",
    "check",
    "version",
];

#[test]
fn every_command_explains_itself_with_an_example() {
    for command in COMMANDS {
        let run = vivarium(&format!("{command} --help"));
        assert_eq!(run.code, 0, "{}", run.err);
        let shown = ["Example", "Examples"].map(|title| format!("{title}:\n  vivarium {command}"));
        assert!(shown.iter().any(|shown| run.out.contains(shown)), "{}", run.out);
    }
}

#[test]
fn the_help_lists_what_there_is_and_nothing_else() {
    let run = vivarium("--help");
    assert_eq!(run.code, 0);
    let lines = run.out.lines().skip_while(|line| *line != "Commands:").skip(1);
    let listed: Vec<&str> =
        lines.take_while(|line| !line.is_empty()).filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(
        listed,
        [
            "serve", "play", "perft", "solve", "arena", "bench", "replay", "backup", "check", "verify",
            "version", "help"
        ]
    );
}

#[test]
fn the_version_is_told_in_two_ways() {
    let expected = format!("vivarium {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(vivarium("version").out, expected);
    assert_eq!(vivarium("--version").out, expected);
}

#[test]
fn wrong_use_is_one_sentence_and_exit_code_2() {
    let wrong = [
        ("perftt", "'perft'"),
        ("perft bug", "--depth"),
        ("perft chess --depth 1", "use bug, herd or bug-off"),
        ("perft bug --board hex11 --depth 1", "hex2 to hex10"),
        ("perft bug --depth 0", "'--depth <N>'"),
        ("perft bug --bord hex3 --depth 1", "'--board'"),
        ("perft herd --depth 1", "without chance"),
        ("perft bug-off --depth 1", "without chance"),
        ("perft bug --seats 3 --depth 1", "Bug has no option --seats"),
        ("bench", "--help"),
        ("bench playouts bug-off --board hex3", "Bug Off has no option --board"),
        ("bench playouts bug-off --seats 6", "2 to 5"),
        ("bench playouts bug-off --copies 13", "6"),
        ("bench playouts herd --swap", "Herd has no option --swap"),
        ("bench playouts herd --seconds -1", "seconds"),
        ("bench playouts herd --seconds NaN", "seconds"),
        ("bench playouts bug --setup hex3 --board hex4", "'--setup <TEXT>'"),
        ("play bug --seat 3", "There is no seat 3"),
        ("play bug --seat 0", "There is no seat 0"),
        ("play bug --bot deep", "uct:ms=M"),
        ("play bug-off --two", "against bots"),
        ("replay", "<FILE>"),
        ("serve --listen nowhere", "nowhere"),
        ("serve extra", "extra"),
    ];
    for (arguments, expected) in wrong {
        let run = vivarium(arguments);
        let said = run.refusal(2);
        assert!(said.contains(expected), "{arguments}: {said}");
        assert_eq!(run.out, "", "{arguments}");
    }
}
