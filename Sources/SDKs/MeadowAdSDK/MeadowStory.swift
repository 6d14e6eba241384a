import MediatedNetworks
import Simulation

/// Told of the page behind a story.
public protocol MeadowStoryDelegate: AnyObject {
  /// The page is about to cover the application.
  func storyOpensPage(_ story: MeadowStory)
  /// The page is about to go.
  func storyLeavesPage(_ story: MeadowStory)
  /// The page is gone.
  func storyLeftPage(_ story: MeadowStory)
}

/// A native ad of the Meadow network. It has what any native ad has, and names of its own for all of it.
open class MeadowStory: NSObject {
  /// The first line.
  public let title: String?
  /// The text below the title.
  public let text: String?
  /// The word on the button.
  public let button: String?
  /// Who pays for it.
  public let sponsor: String?
  /// Where the thing can be had.
  public let shop: String?
  /// The price.
  public let cost: String?
  /// From 0 to 10.
  public let points: Int?
  /// The large picture.
  public let cover: UIImage
  /// The small picture.
  public let thumbnail: UIImage

  /// Told of the page behind the story.
  open weak var delegate: (any MeadowStoryDelegate)?

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
        over: UIApplication.shared.keyWindow?.topmostController, for: delegate, tell)
    }
  }

  /// An application that is left is told of by nobody.
  private func tell(_ step: MediatedDestination.Step) {
    switch step {
    case .pageOpened: tell("storyOpensPage(_:)", .networkPageOpened) { $0.storyOpensPage(self) }
    case .pageClosing: tell("storyLeavesPage(_:)", .networkPageClosing) { $0.storyLeavesPage(self) }
    case .pageClosed: tell("storyLeftPage(_:)", .networkPageClosed) { $0.storyLeftPage(self) }
    case .pageShown, .leavesApp: break
    }
  }

  private func tell(
    _ message: String, _ sense: Sense, _ body: (any MeadowStoryDelegate) -> Void
  ) {
    World.current.journal.callback(from: network, to: .adapter, message, sense) {
      delegate.map(body)
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
