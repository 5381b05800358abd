//! The suite over SQLite, and what SQLite's file must do besides.

mod suite;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Executor};
use std::path::Path;
use std::time::Duration;
use store::{Hindrance, OpenFault, Sqlite, Store, StoreError};
use suite::{batch, bodies, keyed, table};
use tempfile::TempDir;

async fn fresh() -> (Sqlite, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    (open(folder.path()).await, folder)
}

async fn open(folder: &Path) -> Sqlite {
    Sqlite::open(&folder.join("test.db")).await.unwrap()
}

async fn fault(path: &Path) -> OpenFault {
    match Sqlite::open(path).await {
        Ok(_) => panic!("{} was opened", path.display()),
        Err(error) => {
            let sentence = error.to_string();
            assert!(sentence.contains(&path.display().to_string()) && sentence.ends_with('.'), "{sentence}");
            assert_eq!(sentence.lines().count(), 1);
            error.fault
        }
    }
}

laws!(fresh:
    a_log_is_read_back_as_it_was_written,
    an_append_that_follows_another_version_is_refused_whole,
    a_key_is_answered_with_the_version_after_its_batch,
    a_table_is_added_with_what_is_appended_to_another_or_not_at_all,
    of_many_appends_at_once_one_wins,
    lists_tell_what_is_open_running_and_ones_own,
    guests_have_names,
    a_setting_keeps_its_first_value,
    a_setting_can_be_given_another_value,
    what_names_a_guest_can_be_found_and_amended,
    an_account_has_a_name_that_no_other_has,
    a_deleted_account_leaves_its_name_and_not_its_cookie,
    sessions_are_found_by_their_token_until_they_end,
    a_new_password_ends_the_other_sessions,
    of_too_many_sessions_the_oldest_end,
    rooms_keep_what_is_said_apart_and_in_order,
    a_message_is_written_once_for_a_key,
    a_full_room_takes_no_more,
    a_message_is_reported_once_by_each_guest,
    what_somebody_said_can_lose_its_name,
    a_rated_game_changes_ratings_with_its_end_and_once,
    of_a_deleted_account_no_rating_is_left,
    replies_are_replaced_whole_and_in_their_order,
    replies_are_gone_with_the_turn_that_they_were_left_for,
);

#[tokio::test]
async fn what_was_written_is_there_after_reopening() {
    let (store, folder) = fresh().await;
    store.create(&table("t"), &batch(0, &["a"])).await.unwrap();
    store.append("t", &keyed(1, &["b", "c"], "ada", "key-one")).await.unwrap();
    store.close().await.unwrap();
    let again = open(folder.path()).await;
    assert_eq!(bodies(&again, "t").await, ["a", "b", "c"]);
    assert_eq!(again.answer("t", "ada", "key-one").await.unwrap(), Some(3));
}

/// What `kill -9` leaves behind is what lies on the disk while the database is open.
#[tokio::test]
async fn what_was_acknowledged_survives_a_sudden_end() {
    let (store, folder) = fresh().await;
    store.create(&table("t"), &batch(0, &["a"])).await.unwrap();
    store.append("t", &batch(1, &["b", "c"])).await.unwrap();
    let lying_there = |file: &str| std::fs::read(folder.path().join(file)).unwrap();
    let (database, log) = (lying_there("test.db"), lying_there("test.db-wal"));
    let left_after = async |log: &[u8]| {
        let after = tempfile::tempdir().unwrap();
        std::fs::write(after.path().join("test.db"), &database).unwrap();
        std::fs::write(after.path().join("test.db-wal"), log).unwrap();
        bodies(&open(after.path()).await, "t").await
    };
    assert_eq!(left_after(&log).await, ["a", "b", "c"]);
    // The power fails while the last page is written: what came before is whole.
    let left = left_after(&log[..log.len() - 100]).await;
    assert!(left == ["a"] || left == ["a", "b", "c"], "a batch was torn: {left:?}");
}

#[tokio::test]
async fn a_second_server_is_refused_until_the_first_is_gone() {
    let (store, folder) = fresh().await;
    assert_eq!(fault(&folder.path().join("test.db")).await, OpenFault::InUse);
    store.close().await.unwrap();
    open(folder.path()).await;
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let (store, folder) = fresh().await;
    store.create(&table("t"), &batch(0, &["a"])).await.unwrap();
    for entry in std::fs::read_dir(folder.path()).unwrap() {
        let entry = entry.unwrap();
        let mode = entry.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{}", entry.path().display());
    }
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("test.db");
    let junk = b"This is a letter to my aunt, and not a database at all.".repeat(200);
    std::fs::write(&path, &junk).unwrap();
    assert!(matches!(fault(&path).await, OpenFault::Damaged(_)));
    assert_eq!(std::fs::read(&path).unwrap(), junk);
}

#[tokio::test]
async fn the_database_of_another_program_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bookmarks.db");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path).create_if_missing(true);
    let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
    sqlx::query("CREATE TABLE bookmarks (url TEXT)").execute(&pool).await.unwrap();
    assert!(matches!(fault(&path).await, OpenFault::Damaged(_)));
    let tables: i64 =
        sqlx::query_scalar("SELECT count(*) FROM sqlite_master").fetch_one(&pool).await.unwrap();
    assert_eq!(tables, 1);
}

#[tokio::test]
async fn a_database_with_torn_pages_is_refused() {
    let (store, folder) = fresh().await;
    for n in 0..50 {
        store.create(&table(&format!("t{n}")), &batch(0, &["a"; 50])).await.unwrap();
    }
    store.close().await.unwrap();
    let path = folder.path().join("test.db");
    let mut bytes = std::fs::read(&path).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..middle + 8192].fill(0x5a);
    std::fs::write(&path, bytes).unwrap();
    assert!(matches!(fault(&path).await, OpenFault::Damaged(_)));
}

/// It is told apart from a database that cannot be written at the moment.
#[tokio::test]
async fn a_page_that_breaks_while_the_store_is_open_is_damage() {
    let (store, folder) = fresh().await;
    for n in 0..50 {
        store.create(&table(&format!("t{n}")), &batch(0, &["a"; 50])).await.unwrap();
    }
    store.close().await.unwrap();
    let store = open(folder.path()).await;
    let path = folder.path().join("test.db");
    let mut bytes = std::fs::read(&path).unwrap();
    bytes[4096..].fill(0x5a);
    std::fs::write(&path, bytes).unwrap();
    let mut damaged = 0;
    for n in 0..50 {
        match store.events(&format!("t{n}")).await {
            Err(store::StoreError::Damaged(_)) => damaged += 1,
            Err(error) => panic!("{error:?}"),
            // What was read before may be remembered.
            Ok(_) => {}
        }
    }
    assert!(damaged > 0);
}

#[tokio::test]
async fn what_keeps_the_database_from_being_written_is_told_apart() {
    let folder = tempfile::tempdir().unwrap();
    let options = SqliteConnectOptions::new().filename(folder.path().join("test.db"));
    let options = options.create_if_missing(true).busy_timeout(Duration::ZERO);
    let (mut one, mut other) = (options.connect().await.unwrap(), options.connect().await.unwrap());
    one.execute("CREATE TABLE t (x)").await.unwrap();
    let mut fails = async |preparation: &'static str| {
        one.execute(preparation).await.unwrap();
        match StoreError::from(one.execute("INSERT INTO t VALUES (zeroblob(100000))").await.unwrap_err()) {
            StoreError::Unavailable(hindrance, _) => hindrance,
            error => panic!("{error}"),
        }
    };
    assert_eq!(fails("PRAGMA max_page_count = 3").await, Hindrance::Full);
    assert_eq!(fails("PRAGMA query_only = 1").await, Hindrance::ReadOnly);
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    assert_eq!(fails("PRAGMA query_only = 0").await, Hindrance::Locked);
}

#[tokio::test]
async fn places_where_no_file_can_be_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    assert!(matches!(fault(&folder.path().join("no/such/folder.db")).await, OpenFault::Unwritable(_)));
    let taken = folder.path().join("folder.db");
    std::fs::create_dir(&taken).unwrap();
    assert!(matches!(fault(&taken).await, OpenFault::Unwritable(_)));
}

#[tokio::test]
async fn a_database_of_another_schema_is_refused() {
    let (store, folder) = fresh().await;
    store.close().await.unwrap();
    let path = folder.path().join("test.db");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path);
    let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
    sqlx::query("UPDATE _sqlx_migrations SET checksum = x'00'").execute(&pool).await.unwrap();
    pool.close().await;
    assert_eq!(fault(&path).await, OpenFault::OtherSchema);
}

/// A log with a hole is not played on from the wrong place.
#[tokio::test]
async fn a_missing_event_is_noticed() {
    let (store, folder) = fresh().await;
    store.create(&table("t"), &batch(0, &["a", "b", "c"])).await.unwrap();
    store.close().await.unwrap();
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.path().join("test.db"));
    let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
    sqlx::query("DELETE FROM events WHERE version = 2").execute(&pool).await.unwrap();
    pool.close().await;
    let again = open(folder.path()).await;
    assert!(matches!(again.events("t").await, Err(store::StoreError::Damaged(_))));
}
