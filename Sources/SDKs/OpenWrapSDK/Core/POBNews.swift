import MediatedNetworks

extension MediatedNews where Failure == POBError {
  /// The method for it of the delegate of an `ad`, such as "interstitial", whose methods end with
  /// `end`; nil without one. That a bid came is told to others.
  func message(of ad: String, _ end: String) -> String? {
    switch self {
    case .loaded: "\(ad)DidReceive\(end)(_:)"
    case .failed: "\(ad)(_:didFailToReceiveAdWithError:)"
    case .notShown: "\(ad)(_:didFailToShowAdWithError:)"
    case .willPresent: "\(ad)WillPresent\(end)(_:)"
    case .displayed: "\(ad)DidPresent\(end)(_:)"
    // PubMatic does not say what an impression pays, but that it was counted.
    case .paid: "\(ad)DidRecordImpression(_:)"
    case .clicked: "\(ad)DidClick\(end)(_:)"
    case .rewarded: "\(ad)(_:shouldReward:)"
    case .closed: "\(ad)DidDismiss\(end)(_:)"
    case .expired: "\(ad)DidExpire\(end)(_:)"
    case .requested, .offered, .notOffered, .changed, .replaced, .way: nil
    }
  }

  /// A delegate's call, with what it means to PubMatic.
  func call(_ message: String, _ body: @escaping () -> Void) -> MediatedCall {
    if case .paid = self {
      MediatedCall(message, as: .networkSawImpression, body)
    } else {
      MediatedCall(message, body)
    }
  }
}
