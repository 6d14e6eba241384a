import CloudXCore
import Contract
import MediatedNetworks
import OpenWrapSDK
import Simulation
import Testing
import UIKit

/// A controller that makes mistakes that the published example cannot make, since that asks before it
/// shows, and has no network that bids.
@MainActor private final class CarelessController {
  let phone = Phone()
  private let listener = Listener()
  private let cloudX: CLXInterstitial
  private let pubMatic = POBInterstitial(publisherId: "1", profileId: 2, adUnitId: "own/PubMatic")

  init(expiresAfter: Duration?) throws {
    cloudX = try #require(CloudXCore.shared.createInterstitial(adUnitId: "own/CloudX"))
    phone.answer("CloudX", "own/CloudX", .fill(0.004).with { $0.expiresAfter = expiresAfter })
    phone.answer("PubMatic", "own/PubMatic", .fill(1))
    cloudX.delegate = listener
    pubMatic.delegate = listener
    pubMatic.bidEventDelegate = listener
  }

  /// Asks both; nobody looks at what they answer.
  func load() {
    called("load()", .roundAsked) {
      cloudX.load()
      pubMatic.loadAd()
    }
  }

  /// Shows CloudX's ad, whatever has become of it, and leaves PubMatic's bid where it is.
  func show() {
    called("show()", .showPlacementAsked) { cloudX.show(from: phone.controller) }
  }

  /// Shows PubMatic's ad, closes it, and says of its bid what one says of a bid that nobody took.
  func showBidAndGiveItUp(_ code: POBErrorCode) {
    called("show()", .showPlacementAsked) {
      pubMatic.proceedToLoadAd()
      phone.pass(.zero)
      pubMatic.show(from: phone.controller)
    }
    phone.tap("close")
    called("load()", .roundAsked) { pubMatic.proceedOnError(code, andDescription: "") }
  }

  private func called(_ message: String, _ sense: Sense, _ body: () -> Void) {
    phone.world.journal.call(from: .app, to: .arbiter, message, sense, ad: "own#1", body)
  }

  /// The rules that are broken, by the end of each moment.
  var broken: Set<String> {
    var judge = Judge()
    var (found, now) = (Set<String>(), Instant.start)
    for entry in phone.world.journal.entries {
      if entry.time > now { found.formUnion(judge.endMoment(at: now).map(\.rule.id)) }
      now = entry.time
      judge.handle(entry)
    }
    return found.union(judge.endMoment(at: now).map(\.rule.id))
  }
}

/// Hears everything, and does nothing about it.
private final class Listener: NSObject, CLXInterstitialDelegate, POBInterstitialDelegate,
  POBBidEventDelegate
{
  func didLoad(_ ad: CLXAd) {}
  func didFailToLoadAd(_ adUnitId: String, error: CLXError) {}
  func didDisplay(_ ad: CLXAd) {}
  func didFailToDisplay(_ ad: CLXAd, error: CLXError) {}
  func didHide(_ ad: CLXAd) {}
  func didClick(_ ad: CLXAd) {}
  func bidEvent(_ bidEventObject: any POBBidEvent, didReceive bid: POBBid) {}
  func bidEvent(
    _ bidEventObject: any POBBidEvent, didFailToReceiveBidWithError error: any Error
  ) {}
}

/// Rules for controllers, broken by one that was written for it.
@Suite(.serialized) @MainActor struct CarelessControllerTests {
  @Test func `a controller that shows an expired ad breaks a rule`() throws {
    let controller = try CarelessController(expiresAfter: .seconds(5))
    controller.load()
    controller.phone.pass(.seconds(10))
    #expect(controller.broken == [])
    controller.show()
    controller.phone.pass(.seconds(1))
    #expect(controller.broken == ["expired-ad-shown"])
    #expect(!controller.phone.isCovered)
  }

  @Test func `a controller that tells no bid that it lost breaks a rule`() throws {
    let controller = try CarelessController(expiresAfter: nil)
    controller.load()
    controller.phone.pass(.seconds(10))
    controller.show()
    #expect(controller.broken == [])
    #expect(controller.phone.tap("close"))
    #expect(controller.broken == ["loser-not-told"])
  }

  @Test(arguments: [POBErrorCode.clientSideAuctionLost, .adExpired])
  func `a controller that gives up a bid whose ad was shown breaks a rule`(
    _ code: POBErrorCode
  ) throws {
    let controller = try CarelessController(expiresAfter: nil)
    controller.load()
    controller.phone.pass(.seconds(10))
    controller.showBidAndGiveItUp(code)
    #expect(controller.broken == ["shown-bid-told-lost"])
  }
}
