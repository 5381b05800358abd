//! How threads get at the tree.

use super::tree::Tree;
use game::Rules;
use std::sync::Mutex;

/// What a search says whose lock was held by a thread that panicked: the panic itself has been told before.
pub(super) const POISONED: &str = "a thread that panics ends the search";

/// A way to the tree. One thread alone has the tree itself, others wait for each other; what takes time is done
/// between two visits.
pub(super) trait Access<R: Rules> {
    /// Does something with the tree while nobody else does.
    fn with<T>(&mut self, what: impl FnOnce(&mut Tree<R>) -> T) -> T;
}

impl<R: Rules> Access<R> for &mut Tree<R> {
    fn with<T>(&mut self, what: impl FnOnce(&mut Tree<R>) -> T) -> T {
        what(self)
    }
}

impl<R: Rules> Access<R> for &Mutex<Tree<R>> {
    fn with<T>(&mut self, what: impl FnOnce(&mut Tree<R>) -> T) -> T {
        what(&mut self.lock().expect(POISONED))
    }
}
