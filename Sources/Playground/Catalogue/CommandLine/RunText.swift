/// What a run reports.
package enum RunText {
  /// What happened to a scenario's expectations.
  package static func verdict(_ name: String, failed: Int, held: Int) -> String {
    guard failed + held > 0 else { return "\(name): no expectations" }
    return "\(name): \(failed == 0 ? "" : "\(failed.grouped) failed, ")\(held.grouped) held"
  }

  /// Above the last entries before a failure.
  package static func journalUpTo(milliseconds: Int) -> String {
    "the journal up to this point, at \(milliseconds.grouped) ms:"
  }

  /// Above the command that opens the stage at that moment.
  package static let howToSee = "to see this moment on the stage:"

  /// How many of the scenarios or runs are done.
  package static func progress(_ done: Int, of total: Int) -> String {
    "\(done.grouped) of \(total.grouped)"
  }
}

/// What many runs of a scenario report.
package enum RepetitionText {
  package static func summary(
    _ name: String, runs: Int, seed: UInt64, withoutAd: Int, failed: Int, crashed: Int
  ) -> String {
    "\(name): \(counted(runs, "run")) from seed \(seed), "
      + "\(counted(withoutAd, "load")) without an ad"
      + (failed == 0 ? "" : ", \(counted(failed, "expectation")) failed")
      + (crashed == 0 ? "" : ", and \(counted(crashed, "run")) ended by the adapter")
  }

  /// The adapter's first crash, and the run in which it came.
  package static func firstCrash(seed: UInt64, _ sentence: String) -> String {
    "with seed \(seed) the adapter \(sentence)"
  }

  /// Above the first expectation that failed.
  package static func firstFailure(seed: UInt64) -> String {
    "the first failure, with seed \(seed):"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count.grouped) \(noun)\(count == 1 ? "" : "s")"
  }
}
