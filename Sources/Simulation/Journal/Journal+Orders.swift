extension Journal {
  /// The entry during which this is happening.
  package var cause: Entry? { entry(context.cause?.number) }

  /// The same; where the application's code decides, or a layer by itself, what made it do so.
  package var decidingCause: Entry? {
    cause?.isDecision == true ? entry(cause?.cause) : cause
  }

  /// The party whose code is running: the one that was called last.
  package var called: Party? {
    var next = cause
    while let entry = next {
      if let party = entry.to { return party }
      next = self.entry(entry.cause)
    }
    return nil
  }

  /// Whether a user or a script wants an ad to be shown now.
  package var isOrdered: Bool { comesOf(.showWanted) }

  /// Whether the application's own code has decided what is happening now, and no user's hand.
  package var isAppsDecision: Bool { comesOf(.appDecided) }

  /// The layer that has given the order that leads to what is happening now, if one has.
  package var decidingLayer: Party? {
    decision.flatMap { $0.sense == .layerDecided ? $0.from : nil }
  }

  private var decision: Entry? {
    var next = cause
    while let entry = next {
      if entry.isDecision { return entry }
      next = self.entry(entry.cause)
    }
    return nil
  }

  /// The name of the ad of a unit that was spoken of last.
  package func newestAd(of unit: String) -> String? {
    entries.last { $0.ad.flatMap(AdName.unit) == unit }?.ad
  }

  /// The number of the last ad that was asked for of a unit; 0 if none was.
  package func lastNumber(of unit: String) -> Int {
    entries.last { $0.sense == .adAsked && $0.ad.flatMap(AdName.unit) == unit }
      .flatMap(\.ad).flatMap(AdName.init)?.number ?? 0
  }

  /// Whether this is happening because of that, and nobody has decided it since.
  private func comesOf(_ sense: Sense) -> Bool {
    var next = cause
    while let entry = next {
      if entry.sense == sense { return true }
      if entry.isDecision { return false }
      next = self.entry(entry.cause)
    }
    return false
  }

  private func entry(_ number: Int?) -> Entry? {
    number.flatMap { number in entries.last { $0.number == number } }
  }
}

extension Entry {
  /// Whether somebody's code gives an order with it.
  fileprivate var isDecision: Bool { sense == .appDecided || sense == .layerDecided }
}
