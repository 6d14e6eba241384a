import AdServing
import GoogleMobileAds
import Playing
import Publishing
import Scenarios

extension Scenario {
  /// One unit with one line, which asks the adapter and which its network fills.
  @MainActor
  init(
    _ adapter: any MediationAdapter.Type, _ format: AdFormat, settings: [String: String],
    bidResponse: String?
  ) {
    var line = Line(
      label: String(describing: adapter), className: LinkedAdapters.name(of: adapter),
      outcome: .fill)
    line.credentials = settings
    line.bidResponse = bidResponse
    let unit = Unit(id: AdapterStage.unit, format: Format(format), lines: [line])
    self.init(title: line.label, adUnits: [unit])
  }
}

extension UnitFormat {
  fileprivate init(_ format: AdFormat) {
    self =
      switch format {
      case .banner: .banner
      case .interstitial: .interstitial
      case .rewarded: .rewarded
      case .native: .native
      case .rewardedInterstitial: .rewardedInterstitial
      case .appOpen: .appOpen
      }
  }
}
