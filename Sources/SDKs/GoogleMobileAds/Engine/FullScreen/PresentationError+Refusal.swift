import Simulation

extension PresentationError {
  static let nobodyPresents = PresentationError(
    .internal, "There is no view controller to present from.")
  static let notPresented = PresentationError(
    .internal, "The provided view controller is not being presented.")

  /// Why Google does not present an ad with this lifetime.
  init(_ refusal: FullScreenPresentation.Refusal, lifetime: Duration) {
    switch refusal {
    case .used: self.init(.adAlreadyUsed)
    case .covered:
      self.init(
        .internal, "The provided view controller is already presenting another view controller.")
    case .expired:
      let hours = Int(lifetime / .seconds(3600))
      self.init(
        .adNotReady,
        "The ad has expired: it was loaded more than \(hours == 1 ? "an hour" : "\(hours) hours") ago."
      )
    }
  }
}

extension FullScreenPresentation.Refusal {
  /// The application's mistake that leads to it.
  var violation: Violation {
    switch self {
    case .used: .adPresentedAgain
    case .covered: Covers.shared.ad == nil ? .presenterBusy : .shownOverAd
    case .expired: .expiredAdPresented
    }
  }

  var mistake: String {
    switch self {
    case .used: "the ad was presented before: an ad is shown once"
    case .covered: "the controller to present from presents something else"
    case .expired: "the ad has expired while the application kept it"
    }
  }
}
