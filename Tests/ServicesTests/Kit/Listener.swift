import AppLovinSDK
import Foundation
import GHAD
import GHADAppLovin

/// An application's delegate that writes down what it is told.
final class Listener: NSObject, GHAppLovinAdDelegate {
  private(set) var heard: [String] = []
  private(set) var paidAds: [MAAd] = []
  private(set) var errors: [NSError] = []

  func count(_ what: String) -> Int { heard.count { $0 == what } }

  func adDidLoad(_ ad: any GHAd) { heard.append("loaded") }
  func adDidFailToLoadAd(_ ad: any GHAd, error: (any Error)?) {
    heard.append("failed to load")
    (error as NSError?).map { errors.append($0) }
  }
  func adDidDisplay(_ ad: any GHAd) { heard.append("displayed") }
  func adDidHide(_ ad: any GHAd) { heard.append("hidden") }
  func adDidClick(_ ad: any GHAd) { heard.append("clicked") }
  func adDidFail(_ ad: any GHAd, error: (any Error)?) {
    heard.append("failed to display")
    (error as NSError?).map { errors.append($0) }
  }
  func adDidStartRewardedVideo(_ ad: any GHAd) { heard.append("video started") }
  func adDidCompleteRewardedVideo(_ ad: any GHAd) { heard.append("video completed") }
  func adDidRewardUser(_ ad: any GHAd, name: String, amount: Double) { heard.append("rewarded") }
  func adDidPayRevenue(_ ad: any GHAd, revenue: GHADRevenue) { heard.append("paid") }
  func adDidPayRevenue(_ ad: any GHAd, maAd: MAAd) { paidAds.append(maAd) }
  func adDidEndShow(_ ad: any GHAd, outcome: GHADShowOutcome) {
    heard.append("ended: \(outcome.word)")
  }
}

/// What came of one call, as far as the caller was told.
final class Answer {
  private(set) var all: [Bool] = []
  private(set) var error: NSError?
  private(set) var rewards = 0

  var isTold: Bool { !all.isEmpty }

  func take(_ success: Bool, _ error: NSError?) {
    all.append(success)
    self.error = error
  }

  func reward(_ ad: any GHAd, _ name: String, _ amount: Double) { rewards += 1 }
}

extension GHAd {
  /// Asks for an ad.
  func asked() -> Answer {
    let answer = Answer()
    load(params: [:], completion: answer.take)
    return answer
  }

  /// Shows the ad.
  func shown() -> Answer {
    let answer = Answer()
    show(params: [:], rewardUser: answer.reward, completion: answer.take)
    return answer
  }
}
