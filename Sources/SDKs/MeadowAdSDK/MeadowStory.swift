import MediatedNetworks
import Simulation

/// A native ad of the Meadow network. It has what any native ad has, and names of its own for all of it.
open class MeadowStory: NSObject {
  /// The first line.
  public let title: String?
  /// What stands below it.
  public let text: String?
  /// The word on the button.
  public let button: String?
  /// Who pays for it.
  public let sponsor: String?
  /// Where the thing can be had.
  public let shop: String?
  /// What it costs.
  public let cost: String?
  /// From 0 to 10.
  public let points: Int?
  /// The large picture.
  public let cover: UIImage
  /// The small picture.
  public let thumbnail: UIImage

  private let creative: MediatedCreative
  private var hasBeenSeen = false

  init(_ creative: MediatedCreative) {
    let texts = creative.texts
    (title, text) = (texts["headline"], texts["body"])
    (button, sponsor) = (texts["callToAction"], texts["advertiser"])
    (shop, cost) = (texts["store"], texts["price"])
    points = texts[Self.pointsKey].flatMap { Int($0) }
    cover = MediatedPictures.image(of: creative, filling: CGSize(width: 300, height: 150))
    thumbnail = MediatedPictures.icon(of: creative)
    self.creative = creative
  }

  /// The server's name for the points.
  package static let pointsKey = "points"

  /// Another tracker has seen an impression. It is counted once.
  open func wasSeen() {
    World.current.journal.call(from: .adapter, to: network, "wasSeen()", .impressionPassedOn) {
      guard !hasBeenSeen else { return }
      hasBeenSeen = true
      World.current.journal.count(Count(.impression, in: .network), by: network)
    }
  }

  /// Another tracker has seen a touch of this view: opens where it leads.
  @preconcurrency @MainActor open func wasTouched(in view: UIView) {
    World.current.journal.call(from: .adapter, to: network, "wasTouched(in:)", .clickPassedOn) {
      World.current.journal.count(Count(.click, in: .network), by: network)
      creative.destination(at: "meadow.example").open(
        over: UIApplication.shared.keyWindow?.topmostController)
    }
  }

  /// The fields as the journal writes them, without missing ones.
  var facts: Fields {
    var fields = Fields.none
    let texts: [(name: String, text: String?)] = [
      ("title", title), ("text", text), ("button", button), ("sponsor", sponsor), ("shop", shop),
      ("cost", cost), ("points", points.map { "\($0)" }), ("cover", cover.fact),
      ("thumbnail", thumbnail.fact),
    ]
    for (name, text) in texts { fields[name] = text.map { .string($0) } }
    return fields
  }
}

extension UIImage {
  fileprivate var fact: String { "\(size.inWholePoints) @\(Int(scale))x" }
}
