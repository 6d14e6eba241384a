import SampleAdSDK
import Simulation
import Touches
import UIKit

/// A phone with a controller on its screen, and the Sample network with an answer for the ad unit
/// `unit`.
@MainActor final class Phone {
  let world = World.begin(seed: 1)
  let controller = UIViewController()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 360, height: 480))
  /// Kept for the ads, which do not.
  var listener: AnyObject?

  /// `change` edits the answer, which otherwise brings an ad after 200 ms.
  init(_ change: (inout SampleLineSettings) -> Void = { _ in }) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    var settings = SampleLineSettings(outcome: .fill)
    change(&settings)
    SampleAdServer.shared.answersByPlacement["unit"] = settings
  }

  func pass(_ time: Duration) { world.timeline.advance(by: time) }

  /// Everything that the network counted.
  var book: [String] {
    world.journal.entries.compactMap { entry in
      guard case .count(let count) = entry.kind else { return nil }
      return count.what.rawValue
    }
  }

  var isCovered: Bool { controller.presentedViewController != nil }

  // MARK: Touches

  @discardableResult func tap(_ identifier: String) -> Bool { window.tap(identifier) }
  func shows(_ text: String) -> Bool { window.shows(text) }
}

/// What a delegate was told, with the milliseconds since the world began.
final class Record {
  private(set) var timed: [String] = []

  var heard: [String] { timed.compactMap { $0.split(separator: "@").first.map(String.init) } }

  func hear(_ what: String) {
    timed.append("\(what)@\(World.current.timeline.now.milliseconds)")
  }
}

/// Told about full-screen ads.
final class FullScreenListener: SampleFullScreenAdDelegate {
  let record: Record

  init(_ record: Record = Record()) { self.record = record }

  func adDidLoad(_ ad: SampleFullScreenAd) { record.hear("loaded") }
  func ad(_ ad: SampleFullScreenAd, didFailToLoadAdWith errorCode: SampleErrorCode) {
    record.hear("failed \(errorCode.rawValue)")
  }
  func adDidExpire(_ ad: SampleFullScreenAd) { record.hear("expired") }
  func ad(_ ad: SampleFullScreenAd, didFailToShowWith error: any Error) {
    let error = error as NSError
    record.hear("not shown \(error.domain) \(error.code)")
  }
  func adWillPresentScreen(_ ad: SampleFullScreenAd) { record.hear("will present") }
  func adDidRecordImpression(_ ad: SampleFullScreenAd) { record.hear("impression") }
  func adDidRecordClick(_ ad: SampleFullScreenAd) { record.hear("click") }
  func adDidStartVideo(_ ad: SampleFullScreenAd) { record.hear("video started") }
  func adDidEndVideo(_ ad: SampleFullScreenAd) { record.hear("video ended") }
  func adDidEarnReward(_ ad: SampleFullScreenAd) { record.hear("reward") }
  func adWillDismissScreen(_ ad: SampleFullScreenAd) { record.hear("will dismiss") }
  func adDidDismissScreen(_ ad: SampleFullScreenAd) { record.hear("gone") }
}

extension Phone {
  /// An ad of the unit, its answer on the way.
  func fetch<Ad: SampleFullScreenAd>(_ ad: Ad, for listener: FullScreenListener) -> Ad {
    ad.adUnitID = "unit"
    ad.delegate = listener
    ad.fetchAd(SampleAdRequest())
    return ad
  }

  /// The same, once the answer has arrived: after 200 ms.
  func load<Ad: SampleFullScreenAd>(_ ad: Ad, for listener: FullScreenListener) -> Ad {
    let ad = fetch(ad, for: listener)
    pass(.milliseconds(200))
    return ad
  }
}
