import AdServing

/// The counts of an ad that nobody recorded.
struct UnknownCounts: OptionSet, Equatable, Sendable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ event: CountRow.Event, of side: Bookkeeper) {
    let place: UInt8 =
      switch event {
      case .impression: 0
      case .click: 1
      case .reward: 2
      }
    self.init(rawValue: 1 << (side == .google ? place : place + 3))
  }
}

extension AdRecord {
  func isKnown(_ event: CountRow.Event, of side: Bookkeeper) -> Bool {
    !unknown.contains(UnknownCounts(event, of: side))
  }

  /// Whether both counts of an event are known, so that they agree or differ.
  func isCompared(_ event: CountRow.Event) -> Bool {
    Bookkeeper.allCases.allSatisfy { isKnown(event, of: $0) }
  }

  /// Whether that is so of any event that such an ad has.
  var isCompared: Bool {
    isCompared(.impression) || isCompared(.click) || format.hasReward && isCompared(.reward)
  }

  /// Takes what a recording shows of both counts.
  mutating func take(_ recorded: RecordedAd) {
    unknown = []
    for event in CountRow.Event.allCases {
      let path = event.ofRecorded
      if recorded.google[keyPath: path] == nil { unknown.insert(.init(event, of: .google)) }
      if recorded.network[keyPath: path] == nil { unknown.insert(.init(event, of: .network)) }
    }
    google.impressions = recorded.google.impressions ?? 0
    google.clicks = recorded.google.clicks ?? 0
    google.rewards = recorded.google.rewards ?? 0
  }
}

extension CountRow.Event {
  fileprivate var ofRecorded: KeyPath<RecordedAd.Counts, Int?> {
    switch self {
    case .impression: \.impressions
    case .click: \.clicks
    case .reward: \.rewards
    }
  }
}
