import MediatedNetworks
import Simulation

extension MediatedNews where Failure == CLXError {
  /// The delegates' method for it; nil without one.
  var message: String? {
    switch self {
    case .loaded: "didLoad(_:)"
    case .failed: "didFailToLoadAd(_:error:)"
    case .displayed: "didDisplay(_:)"
    case .notShown: "didFailToDisplay(_:error:)"
    case .clicked: "didClick(_:)"
    case .rewarded: "didRewardUser(for:with:)"
    case .closed: "didHide(_:)"
    case .paid: "didPayRevenue(for:)"
    case .requested, .offered, .notOffered, .changed, .expired, .replaced, .willPresent, .way: nil
    }
  }
}

extension CLXAdDelegate {
  func hear(_ news: MediatedNews<CLXError>, of ad: CLXAd) {
    switch news {
    case .loaded: didLoad(ad)
    case .failed(let error): didFailToLoadAd(ad.adUnitId ?? "", error: error)
    case .clicked: didClick(ad)
    default: break
    }
  }
}

extension CLXFullscreenAdDelegate {
  func hear(_ news: MediatedNews<CLXError>, of ad: CLXAd) {
    switch news {
    case .displayed: didDisplay(ad)
    case .notShown(let error): didFailToDisplay(ad, error: error)
    case .closed: didHide(ad)
    default: (self as any CLXAdDelegate).hear(news, of: ad)
    }
  }
}

extension Optional where Wrapped == any CLXAdRevenueDelegate {
  /// Tells what an impression pays, if that is listened to.
  func calls(_ ad: CLXAd, _ price: MicroDollars?) -> [MediatedCall] {
    guard let self else { return [] }
    var facts = Fields.none
    facts[.micros] = price?.count
    return [
      MediatedCall("didPayRevenue(for:)", facts: facts) { self.didPayRevenue(for: ad) }
    ]
  }
}
