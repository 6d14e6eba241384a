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
  package let network: Party
  package let isRewarded: Bool
  package var showing = MediatedAnswer.Showing.normal
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
  }

  package init(_ answer: MediatedAnswer, of network: Party, isRewarded: Bool) {
    self.init(answer.creative, of: network, isRewarded: isRewarded)
    (showing, order) = (answer.showing, answer.order)
  }

  var video: MediatedVASTAd? { creative.vastAd }
  var hasSound: Bool { creative.video != nil }

  /// The countdown before it begins.
  var countdown: MediatedCountdown {
    MediatedCountdown(
      length: creative.countdown ?? creative.video, closeAfter: creative.closeAfter,
      isRewarded: isRewarded, patience: style == .plain ? .zero : MediatedCountdown.usualPatience,
      sticks: showing == .sticks)
  }
}
