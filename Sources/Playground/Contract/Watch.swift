package import Simulation

/// Who tracks one kind of event of an ad, and what the adapter's flag was.
package struct Watch: Equatable, Sendable {
  /// The adapter's answer.
  package let flag: Bool
  package let isGoogles: Bool
  /// The entry of the call that asked for the flag; 0 if nobody asks.
  package let entry: Int

  /// Google sees the user although the flag said that the network does.
  package var isOverruled: Bool { flag && isGoogles }
}

extension Watch {
  package init(_ entry: Entry) {
    flag = entry.data[.answer] == true
    isGoogles = entry.data[.watches] == .google
    self.entry = entry.number
  }

  /// An ad without flags: the network tracks, and the adapter reports.
  static let networks = Watch(flag: true, isGoogles: false, entry: 0)

  /// An impression that the adapter cannot report.
  static let googles = Watch(flag: false, isGoogles: true, entry: 0)
}
