import MediatedNetworks
import Simulation
import UIKit

/// The part that the ads of MAX have in common, whatever they look like: how an answer is read, and
/// who is told what. The journal has each call, whether there is a delegate or not.
package protocol MAVendor: MediatedVendor where Life.Failure == MAError, Ad == MAAd {
  var adFormat: MAAdFormat { get }
  var adUnitIdentifier: String { get }
  /// How large the next ad is.
  var adSize: CGSize { get }
  /// How long the newest request has taken.
  var latency: Duration { get }
  /// Whether the application keeps it no more.
  var isLetGo: Bool { get }

  /// The delegate's method for some news; nil without one.
  func message(for news: MediatedNews<MAError>) -> String?
  /// Tells those who listen.
  func tell(_ news: MediatedNews<MAError>, of ad: MAAd)
}

extension MAVendor {
  package var adSize: CGSize { adFormat.size }
  package var isLetGo: Bool { false }

  package func ad(of answer: MediatedAnswer) -> MAAd {
    MAAd(adFormat, adUnitIdentifier, size: adSize, answer, latency / .seconds(1))
  }

  package func error(of answer: MediatedAnswer) -> MAError? {
    answer.outcome == .fill ? nil : MAError(answer, latency / .seconds(1))
  }

  /// A method of `MAAdapter`, or of the delegate that its adapters notify.
  package func adapterMethod(for crossing: MediatedCrossing) -> String? {
    let ad = adFormat.adapterName
    return switch crossing {
    case .load:
      adFormat.isAdViewAd ? "loadAdViewAd(for:adFormat:andNotify:)" : "load\(ad)(for:andNotify:)"
    case .loaded:
      adFormat.isAdViewAd
        ? "didLoadAd(forAdView:)"
        : adFormat === MAAdFormat.native ? "didLoadAd(for:withExtraInfo:)" : "didLoad\(ad)()"
    case .failed: "didFailToLoad\(ad)WithError(_:)"
    case .show: "show\(ad)(for:andNotify:)"
    case .displayed: "didDisplay\(ad)()"
    case .notShown: "didFailToDisplay\(ad)WithError(_:)"
    case .clicked: "didClick\(ad)()"
    case .rewarded: "didRewardUser(with:)"
    case .closed: "didHide\(ad)()"
    }
  }

  package func calls(for news: MediatedNews<MAError>, of ad: MAAd?) -> [MediatedCall] {
    guard !isLetGo, let message = message(for: news) else { return [] }
    let ad = ad ?? MAAd(adFormat, adUnitIdentifier)
    return [MediatedCall(message, facts: news.ownFacts(of: ad)) { [self] in tell(news, of: ad) }]
  }
}

extension MediatedNews where Failure == MAError {
  /// The method of `MAAdDelegate`, or of a delegate beside it; nil without one.
  var message: String? {
    switch self {
    case .requested: "didStartAdRequest(forAdUnitIdentifier:)"
    case .loaded: "didLoad(_:)"
    case .failed: "didFailToLoadAd(forAdUnitIdentifier:withError:)"
    case .replaced: "didReloadExpiredAd(_:withNewAd:)"
    case .displayed: "didDisplay(_:)"
    case .notShown: "didFail(toDisplay:withError:)"
    case .paid: "didPayRevenue(for:)"
    case .clicked: "didClick(_:)"
    case .rewarded: "didRewardUser(for:with:)"
    case .closed: "didHide(_:)"
    case .way(.pageOpened): "didExpand(_:)"
    case .way(.pageClosed): "didCollapse(_:)"
    case .offered, .notOffered, .changed, .expired, .willPresent, .way: nil
    }
  }

  /// The facts that MAX writes in place of the usual ones.
  fileprivate func ownFacts(of ad: MAAd) -> Fields? {
    switch self {
    case .paid: ad.facts
    case .rewarded(let reward): [Fact.amount(reward.amount), Fact.label(reward.type)]
    default: nil
    }
  }
}

/// An ad whose delegate is an `MAAdDelegate`.
package protocol MAListened: MAVendor {
  /// Told what happens to the ad.
  var listener: MAAdDelegate? { get }
  var revenueDelegate: MAAdRevenueDelegate? { get }
  var requestDelegate: MAAdRequestDelegate? { get }
  var adReviewDelegate: MAAdReviewDelegate? { get }
}

extension MAListened {
  package func message(for news: MediatedNews<MAError>) -> String? { news.message }

  /// Tells the delegates that all such ads have.
  package func tellDelegates(_ news: MediatedNews<MAError>, of ad: MAAd) {
    switch news {
    case .requested: requestDelegate?.didStartAdRequest(forAdUnitIdentifier: adUnitIdentifier)
    case .loaded: listener?.didLoad(ad)
    case .failed(let error):
      listener?.didFailToLoadAd(forAdUnitIdentifier: adUnitIdentifier, withError: error)
    case .displayed:
      let creative = identify(ad)
      listener?.didDisplay(ad)
      adReviewDelegate?.didGenerateCreativeIdentifier(creative, for: ad)
    case .clicked: listener?.didClick(ad)
    case .paid: revenueDelegate?.didPayRevenue(for: ad)
    case .closed: listener?.didHide(ad)
    case .notShown(let error): listener?.didFail(toDisplay: ad, withError: error)
    case .offered, .notOffered, .changed, .expired, .replaced, .willPresent, .rewarded, .way: break
    }
  }

  /// The creative's identifier, which its ad has once it is on the screen.
  package func identify(_ ad: MAAd) -> String {
    let creative = "creative-\(adUnitIdentifier)"
    ad.creativeIdentifier = creative
    ad.adReviewCreativeIdentifier = creative
    return creative
  }
}
