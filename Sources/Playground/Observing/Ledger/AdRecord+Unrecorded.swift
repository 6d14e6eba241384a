import AdServing

extension Unrecorded {
  init(_ event: CountRow.Event, of side: Bookkeeper) {
    let place: UInt16 =
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
    !unknown.contains(Unrecorded(event, of: side))
  }

  /// Whether both counts of an event are known, so that they agree or differ.
  func isCompared(_ event: CountRow.Event) -> Bool {
    Bookkeeper.allCases.allSatisfy { isKnown(event, of: $0) }
  }

  /// Whether that is so of an event that such an ad has, and of all that one side counted.
  var isCompared: Bool {
    let counted: [(event: CountRow.Event, count: Int)] = [
      (.impression, google.impressions + networks.impressions),
      (.click, google.clicks + networks.clicks),
      (.reward, google.rewards + networks.rewards),
    ]
    return counted.allSatisfy { $0.count == 0 || isCompared($0.event) }
      && counted.contains { isCompared($0.event) && ($0.event != .reward || format.hasReward) }
  }

  /// The same once no more is recorded of it.
  package var atItsEnd: AdRecord {
    var ad = self
    ad.unknown.insert(.future)
    return ad
  }

  /// Takes what a recording shows of both counts, and what else it does not say.
  mutating func take(_ recorded: RecordedAd, unrecorded: Unrecorded) {
    unknown = google.paidMicros > 0 ? unrecorded.subtracting(.payment) : unrecorded
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
