/// What both bookkeepers can count.
package enum CountedEvent: Equatable, Sendable {
  case impression, click
}

/// Who saw one kind of event, who was told, and what is missing.
package enum CountStory: Equatable, Sendable {
  /// Who should see the event; the other one is told.
  package enum Observer: Equatable, Sendable {
    case google, network
  }

  /// It has not happened yet.
  case waiting(Observer)
  case nothing

  // Google sees it and tells the adapter, which tells the network.
  case toldToNetwork
  /// The network has no count of its own here.
  case seenByGoogle
  /// The network counted what Google should have seen but did not.
  case unseenByGoogle
  case networkCountedMoreThanGoogleSaw
  case notToldToAdapter
  case notToldToNetwork

  // The network sees it, and the adapter reports it to Google.
  case reportedToGoogle
  /// The network has no count of its own here.
  case reportedByNetwork
  case countedWithoutReport
  case reportedWithoutCount
  case notReported
  case reportedTooRarely
  case reportedTooOften
}

extension CountStory {
  /// Everything the story depends on.
  package struct Evidence: Equatable, Sendable {
    package var observer: Observer
    /// Whether more can still happen.
    package var isOnScreen: Bool
    package var google: Int
    /// Nil if the network has no count of its own here.
    package var network: Int?
    package var toldToAdapter: Int
    package var reported: Int

    package init(
      observer: Observer, isOnScreen: Bool, google: Int, network: Int?, toldToAdapter: Int = 0,
      reported: Int = 0
    ) {
      self.observer = observer
      self.isOnScreen = isOnScreen
      self.google = google
      self.network = network
      self.toldToAdapter = toldToAdapter
      self.reported = reported
    }
  }

  package init(_ evidence: Evidence) {
    let isCounted = evidence.google > 0 || (evidence.network ?? 0) > 0
    switch evidence.observer {
    case _ where !isCounted: self = evidence.isOnScreen ? .waiting(evidence.observer) : .nothing
    case .google: self = .googleSees(evidence)
    case .network: self = .networkSees(evidence)
    }
  }

  private static func googleSees(_ evidence: Evidence) -> Self {
    guard let network = evidence.network else { return .seenByGoogle }
    if evidence.google == 0 { return .unseenByGoogle }
    if network == evidence.google { return .toldToNetwork }
    if network > evidence.google { return .networkCountedMoreThanGoogleSaw }
    return evidence.toldToAdapter == 0 ? .notToldToAdapter : .notToldToNetwork
  }

  private static func networkSees(_ evidence: Evidence) -> Self {
    guard let network = evidence.network else { return .reportedByNetwork }
    if network == evidence.google { return .reportedToGoogle }
    if network == 0 {
      return evidence.reported == 0 ? .countedWithoutReport : .reportedWithoutCount
    }
    if evidence.reported == 0 { return .notReported }
    return network > evidence.google ? .reportedTooRarely : .reportedTooOften
  }
}

extension CountStory.Evidence {
  static func impressions(of ad: AdRecord) -> Self {
    Self(
      observer: ad.impressions?.isGoogles ?? ad.hasFlags ? .google : .network,
      isOnScreen: ad.state == .onScreen, google: ad.google.impressions,
      network: ad.network == nil ? nil : ad.networks.impressions,
      toldToAdapter: ad.events.impressionsPassedToAdapter,
      reported: ad.events.impressionsReported)
  }

  static func clicks(of ad: AdRecord) -> Self {
    Self(
      observer: ad.clicks?.isGoogles ?? ad.hasFlags ? .google : .network,
      isOnScreen: ad.state == .onScreen, google: ad.google.clicks,
      network: ad.network == nil ? nil : ad.networks.clicks,
      toldToAdapter: ad.events.clicksPassedToAdapter, reported: ad.events.clicksReported)
  }
}
