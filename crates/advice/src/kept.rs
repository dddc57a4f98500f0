//! A cache for results that depend on the question alone.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Results by question. The owner of the cache frees them by dropping it.
#[derive(Debug)]
pub struct Kept<K, V> {
    most: usize,
    kept: Mutex<BTreeMap<K, Arc<V>>>,
}

impl<K: Ord, V> Kept<K, V> {
    /// A cache for this many results; when it is full, it drops all of them.
    pub fn at_most(most: usize) -> Kept<K, V> {
        Kept { most, kept: Mutex::new(BTreeMap::new()) }
    }

    /// The result from the cache, or computed now; `None` if there is none.
    pub fn get_or(&self, question: K, work_out: impl FnOnce(&K) -> Option<V>) -> Option<Arc<V>> {
        if let Some(kept) = self.all().get(&question) {
            return Some(kept.clone());
        }
        // No lock is held while computing: two concurrent callers with the same question both compute the same result.
        let answer = Arc::new(work_out(&question)?);
        let mut all = self.all();
        if all.len() >= self.most {
            all.clear();
        }
        all.insert(question, answer.clone());
        Some(answer)
    }

    fn all(&self) -> MutexGuard<'_, BTreeMap<K, Arc<V>>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_worked_out_once_until_there_are_too_many() {
        let kept = Kept::at_most(2);
        let mut worked = Vec::new();
        for question in [1, 2, 1, 3, 1] {
            let answer = kept.get_or(question, |question| {
                worked.push(*question);
                Some(10 * question)
            });
            assert_eq!(answer.as_deref(), Some(&(10 * question)));
        }
        assert_eq!(worked, [1, 2, 3, 1]);
        assert_eq!(kept.get_or(4, |_| None), None);
    }
}
