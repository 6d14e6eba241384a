import Simulation
import UIKit

/// A full-screen ad as its network shows it.
package struct MediatedCover {
  /// How much there is to it.
  package enum Style {
    /// A picture, a few words and a button.
    case plain
    /// An end card follows, and who would lose a reward is asked.
    case full
    /// The same before an application opens: no end card keeps it waiting.
    case welcome
  }

  package let creative: MediatedCreative
  /// The covers of the pod's other ads, which take its place in this order.
  package var following: [MediatedCover] = []
  package let network: Party
  package private(set) var isRewarded: Bool
  package var showing = Showing.normal
  /// Whether it has nothing to draw but what the user needs to close it.
  var isBlank = false
  /// Whether its network does not see a tap on it, which that notes.
  var overlooksTap: () -> Bool = { false }
  /// Has the user led where a click leads.
  var leads: (_ open: @escaping () -> Void) -> Void = { $0() }
  /// Whether it is an interstitial in the place of an ad with a reward.
  var isRewardless = false
  /// Whether it has no button that leads anywhere.
  var hasNoButton = false
  /// Whether no end card follows.
  var hasNoEndCard = false
  package var order = MediatedOrder()

  package var style: Style
  /// What marks it as an ad.
  package var badge = "Ad"
  /// Who it is from: the line below its words.
  package var advertiser: String?
  /// What its end card says besides the headline.
  package var facts: String?
  package var icon: UIImage?
  /// The page that says why the user sees the ad.
  package var adChoices = "https://networks.example/why-this-ad"
  /// The picture for a frame, in the shape that suits it.
  package var picture: (CGSize) -> UIImage?
  /// Where a click leads, with an address that replaces the network's own.
  package var destination: (_ address: String?) -> MediatedDestination

  /// A picture is shown plainly, and a video with everything.
  package init(_ creative: MediatedCreative, of network: Party, isRewarded: Bool) {
    self.creative = creative
    self.network = network
    self.isRewarded = isRewarded
    style = creative.video == nil && creative.vastAd == nil ? .plain : .full
    if style == .plain { badge = "Ad · \(network.name ?? "")" }
    let (texts, name) = (creative.texts, network.name)
    advertiser = texts["advertiser"] ?? texts["store"] ?? name
    facts = texts["advertiser"] ?? name
    picture = { MediatedPictures.image(of: creative, filling: $0) }
    destination = creative.destination(at:)
    following = creative.following.map { MediatedCover($0, of: network, isRewarded: isRewarded) }
  }

  package init(_ answer: MediatedAnswer, of network: Party, isRewarded: Bool) {
    self.init(answer.creative, of: network, isRewarded: isRewarded)
    (showing, order) = (answer.showing, answer.order)
  }

  /// The cover of the pod's next ad, shown in the same way; nil at its end.
  var next: MediatedCover? {
    guard var next = following.first else { return nil }
    (next.showing, next.order, next.style, next.badge) = (showing, order, style, badge)
    (next.isBlank, next.hasNoEndCard, next.hasNoButton) = (isBlank, hasNoEndCard, hasNoButton)
    (next.overlooksTap, next.leads) = (overlooksTap, leads)
    next.following = Array(following.dropFirst())
    return next
  }

  /// How long the pod's other ads are.
  var rest: Duration { following.reduce(.zero) { $0 + ($1.creative.video ?? .zero) } }

  var video: MediatedVASTAd? { creative.vastAd }
  var hasSound: Bool { creative.video != nil }

  /// The same without its reward, as an interstitial that can be closed at once.
  mutating func becomeInterstitial() { (isRewarded, isRewardless) = (false, true) }

  /// The countdown before it begins.
  var countdown: MediatedCountdown {
    guard !isRewardless else {
      return MediatedCountdown(length: nil, closeAfter: .zero, isRewarded: false)
    }
    return MediatedCountdown(
      length: creative.countdown ?? creative.video, closeAfter: creative.closeAfter,
      isRewarded: isRewarded, patience: style == .plain ? .zero : MediatedCountdown.usualPatience,
      sticks: showing == .sticks)
  }
}
