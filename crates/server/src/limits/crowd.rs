//! How many are here at the same time.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Notify;

/// Counts those who are here, in all and by address.
#[derive(Clone)]
pub struct Crowd {
    shared: Arc<Shared>,
    most: usize,
    most_per_ip: usize,
}

struct Shared {
    here: Mutex<HashMap<IpAddr, usize>>,
    left: Notify,
}

impl Crowd {
    /// For so many in all, and so many from one address.
    pub fn new(most: usize, most_per_ip: usize) -> Crowd {
        let shared = Shared { here: Mutex::default(), left: Notify::new() };
        Crowd { shared: Arc::new(shared), most, most_per_ip }
    }

    /// A place, if there is one left; it is given back when it is dropped.
    pub fn enter(&self, ip: IpAddr) -> Option<Place> {
        let mut here = self.shared.here.lock().unwrap_or_else(PoisonError::into_inner);
        let in_all: usize = here.values().sum();
        let from_there = here.get(&ip).copied().unwrap_or(0);
        if in_all >= self.most || from_there >= self.most_per_ip {
            return None;
        }
        here.insert(ip, from_there + 1);
        Some(Place { shared: self.shared.clone(), ip })
    }

    /// How many are here.
    pub fn len(&self) -> usize {
        self.shared.here.lock().unwrap_or_else(PoisonError::into_inner).values().sum()
    }

    /// Comes to an end when nobody is here.
    pub async fn empty(&self) {
        loop {
            let left = self.shared.left.notified();
            if self.shared.here.lock().unwrap_or_else(PoisonError::into_inner).is_empty() {
                return;
            }
            left.await;
        }
    }
}

/// A place in a crowd.
pub struct Place {
    shared: Arc<Shared>,
    ip: IpAddr,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut here = self.shared.here.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = here.get_mut(&self.ip) {
            *count -= 1;
            if *count == 0 {
                here.remove(&self.ip);
            }
        }
        drop(here);
        self.shared.left.notify_waiters();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn places_are_given_back() {
        let crowd = Crowd::new(3, 2);
        let [a, b]: [IpAddr; 2] = [[127, 0, 0, 1].into(), [127, 0, 0, 2].into()];
        let first = crowd.enter(a).unwrap();
        let second = crowd.enter(a).unwrap();
        assert!(crowd.enter(a).is_none());
        let third = crowd.enter(b).unwrap();
        assert!(crowd.enter(b).is_none());
        drop(first);
        assert!(crowd.enter(b).is_some());
        drop((second, third));
        crowd.empty().await;
    }
}
