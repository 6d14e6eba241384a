import Simulation

/// The content of a network's ad: its look, and the page it opens. Nil stands for a missing part.
package struct MediatedCreative: Equatable, Sendable {
  /// Its texts by name: `headline`, `body`, `callToAction`, `advertiser`, `store`, `price`.
  package var texts = ["callToAction": "Learn more"]
  /// The picture is drawn from this number; the same number gives the same picture.
  package var picture: UInt64?
  /// Whether it comes with that picture as a small square, too.
  package var hasIcon = true

  /// How long the video is; nil for a picture.
  package var video: Duration?
  /// The VAST ad that a full-screen ad plays.
  package var vast: MediatedVAST?
  /// What there is to play, once the document was read.
  package var vastAd: MediatedVASTAd?
  /// The creatives of the pod's other ads, which play after it in this order.
  package var following: [MediatedCreative] = []

  /// How long a full-screen ad counts down; nil for the format's own length.
  package var countdown: Duration?
  /// When a full-screen ad can be closed; nil for the format's own moment.
  package var closeAfter: Duration?
  /// How late its end is told, if that is late; nil for the usual time.
  package var goesLateBy: Duration?
  package var reward = Reward(amount: 1, type: "Reward")
  /// What a click opens.
  package var opens = Destination.page
  /// Whether nothing is on the page that a click opens.
  package var opensBlank = false

  package init() {}

  package enum Destination: String, CaseIterable, Sendable {
    case page, app, nothing
  }
}
