import Languages
package import Observing

/// Words of a recording's keys and of its list of runs.
package enum RecordingText {
  package static var nextBrokenRule: String { localized("next broken rule") }
  package static var nextMatch: String { localized("next match") }
  package static var runs: String { localized("runs") }

  /// What the keys are for where nothing can be done.
  package static let cards: [String: CommandCard] = [
    "tap": CommandCard("why", "Explains a row of the trace; shows the proof of a broken rule."),
    "closeCover": CommandCard("close", "Closes the room, or clears the filter."),
    "nextStep": CommandCard(
      "next broken rule",
      "Goes to the proof of the next broken rule; or to the filter's next match."),
    "previousMatch": CommandCard(
      "broken rule before", "Goes to the proof of the broken rule before; or to the match before."),
    "previousStep": CommandCard("back", "Shows the moment before something was done."),
    "nextTimer": CommandCard("forward", "After going back, goes forward again."),
    "earlier": CommandCard("a moment earlier", hint: "earlier", "Shows the moment before."),
    "last": CommandCard(
      "to the last row", hint: "newest",
      "Goes to the last row of the pane, and to the newest moment."),
  ]

  /// A run of an application, in the list of those in a file.
  package static func run(_ run: StageState.Recording.Run) -> String {
    [
      run.broken == 0
        ? nil : localized("\(run.broken.grouped) rule\(run.broken == 1 ? "" : "s") broken"),
      localized("\(run.ads.grouped) ad\(run.ads == 1 ? "" : "s")"),
      localized("\(run.entries.grouped) entr\(run.entries == 1 ? "y" : "ies")"),
      run.started.map(minute),
    ].compactMap(\.self).joined(separator: " · ")
  }

  /// `2026-11-24 10:00`, on the phone's own clock.
  private static func minute(_ started: String) -> String {
    let parts = started.split(separator: "T", maxSplits: 1)
    guard parts.count == 2, parts[0].count == 10 else { return started }
    return "\(parts[0]) \(parts[1].prefix(5))"
  }
}
