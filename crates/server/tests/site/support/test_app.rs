//! The site under test.

use super::{FakeTime, Script, Visitor, dumps};
use axum::Router;
use server::{
    App, Chance, Config, FairChance, Limits, PasswordCost, Pauses, Rate, SteadyTime, Time, listen, router,
};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use store::Sqlite;
use tempfile::TempDir;
use tokio::net::TcpListener;

pub struct TestAppBuilder {
    config: Config,
    chance: Arc<dyn Chance>,
    time: Arc<dyn Time>,
}

/// A site with a database of its own.
#[derive(Clone)]
pub struct TestApp {
    pub app: Arc<App>,
    router: Router,
    folder: Arc<TempDir>,
    config: Config,
    time: Arc<dyn Time>,
}

impl TestAppBuilder {
    pub fn limits(mut self, set: impl FnOnce(&mut Limits)) -> Self {
        set(&mut self.config.limits);
        self
    }

    pub fn config(mut self, set: impl FnOnce(&mut Config)) -> Self {
        set(&mut self.config);
        self
    }

    pub fn chance(mut self, script: Script) -> Self {
        self.chance = Arc::new(script);
        self
    }

    /// Chance as people have it.
    pub fn fair(mut self) -> Self {
        self.chance = Arc::new(FairChance);
        self
    }

    pub fn time(mut self, time: &FakeTime) -> Self {
        self.time = Arc::new(time.clone());
        self
    }

    pub async fn start(self) -> TestApp {
        let folder = tempfile::tempdir().unwrap();
        TestApp::open(self.config, self.chance, self.time, Arc::new(folder)).await
    }

    /// Starts on a database of an old schema, as the program left it that wrote it.
    pub async fn start_on_schema(self, schema: i64) -> TestApp {
        let folder = tempfile::tempdir().unwrap();
        dumps::restore(schema, &folder.path().join("test.db")).await;
        TestApp::open(self.config, self.chance, self.time, Arc::new(folder)).await
    }
}

impl TestApp {
    pub fn builder() -> TestAppBuilder {
        let mut config = Config::new(PathBuf::new());
        config.human_pace = Pauses::NONE;
        // By counting, so that the same view gives the same hint.
        config.hint_bot = "uct:iterations=200".parse().unwrap();
        // Tests are faster than people; those of the limits set their own.
        let plenty = Rate { burst: 1e6, per_second: 1e6 };
        config.limits.requests = plenty;
        config.limits.changes = plenty;
        config.limits.strangers = plenty;
        config.limits.chat = plenty;
        config.limits.chat_by_ip = plenty;
        config.limits.names = plenty;
        config.limits.registrations = plenty;
        config.limits.sign_ins = plenty;
        config.limits.sign_ins_by_name = plenty;
        // What is tested is what is done with the answer.
        config.passwords = PasswordCost { kibibytes: 8, passes: 1, at_once: 2, waiting: 100 };
        let time = Arc::new(SteadyTime::start());
        TestAppBuilder { config, chance: Arc::new(Script::seeded(1)), time }
    }

    pub async fn start() -> TestApp {
        TestApp::builder().start().await
    }

    async fn open(
        mut config: Config,
        chance: Arc<dyn Chance>,
        time: Arc<dyn Time>,
        folder: Arc<TempDir>,
    ) -> TestApp {
        config.database = folder.path().join("test.db");
        let store = Sqlite::open(&config.database).await.unwrap();
        let app = App::new(config.clone(), Arc::new(store), chance, time.clone()).await.unwrap();
        app.resume().await;
        TestApp { router: router(app.clone()), app, folder, config, time }
    }

    /// Stops in order and starts again on the same database.
    pub async fn restart(&self, chance: Script) -> TestApp {
        self.app.stop().await;
        TestApp::open(self.config.clone(), Arc::new(chance), self.time.clone(), self.folder.clone()).await
    }

    /// What lies on the disk at this moment, at a site of its own with chance as people have it.
    pub async fn twin(&self) -> TestApp {
        TestApp::open(self.config.clone(), Arc::new(FairChance), self.time.clone(), self.left_on_disk()).await
    }

    /// The same, with so many milliseconds in between.
    pub async fn restart_after(&self, time: &FakeTime, milliseconds: i64) -> TestApp {
        self.app.stop().await;
        time.pass(milliseconds);
        let chance = Arc::new(Script::seeded(1));
        TestApp::open(self.config.clone(), chance, self.time.clone(), self.folder.clone()).await
    }

    /// Starts on what lies on the disk at this moment, as after `kill -9`.
    pub async fn after_sudden_death(&self, set: impl FnOnce(&mut Config)) -> TestApp {
        let folder = self.left_on_disk();
        let mut config = self.config.clone();
        set(&mut config);
        TestApp::open(config, Arc::new(Script::seeded(2)), self.time.clone(), folder).await
    }

    /// The same, with so many milliseconds in between.
    pub async fn after_sudden_death_and(&self, time: &FakeTime, milliseconds: i64) -> TestApp {
        let folder = self.left_on_disk();
        self.app.stop().await;
        time.pass(milliseconds);
        let chance = Arc::new(Script::seeded(2));
        TestApp::open(self.config.clone(), chance, self.time.clone(), folder).await
    }

    /// The file of its database.
    pub fn database(&self) -> PathBuf {
        self.config.database.clone()
    }

    /// Starts on a copy of this file.
    pub async fn restored_from(&self, backup: &Path, chance: Script) -> TestApp {
        let folder = tempfile::tempdir().unwrap();
        std::fs::copy(backup, folder.path().join("test.db")).unwrap();
        TestApp::open(self.config.clone(), Arc::new(chance), self.time.clone(), Arc::new(folder)).await
    }

    fn left_on_disk(&self) -> Arc<TempDir> {
        let folder = tempfile::tempdir().unwrap();
        for file in ["test.db", "test.db-wal"] {
            std::fs::copy(self.folder.path().join(file), folder.path().join(file)).unwrap();
        }
        Arc::new(folder)
    }

    pub fn visitor(&self) -> Visitor {
        Visitor::new(self.router.clone(), self.folder.clone())
    }

    /// Listens on a port of this machine.
    pub async fn listen(&self) -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(listen(listener, self.app.clone()));
        address
    }
}
