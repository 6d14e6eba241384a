import MediatedNetworks

extension MediatedNews where Failure == LPMError {
  /// The delegates' method for it; nil without one.
  var message: String? {
    switch self {
    case .loaded: "didLoadAd(with:)"
    case .failed: "didFailToLoadAd(withAdUnitId:error:)"
    case .displayed: "didDisplayAd(with:)"
    case .notShown: "didFailToDisplayAd(with:error:)"
    case .clicked: "didClickAd(with:)"
    case .changed: "didChangeAdInfo(_:)"
    case .rewarded: "didRewardAd(with:reward:)"
    case .closed: "didCloseAd(with:)"
    case .requested, .offered, .notOffered, .expired, .replaced, .willPresent, .paid, .way: nil
    }
  }
}
