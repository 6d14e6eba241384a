import GoogleMobileAds
import Scenarios
import Simulation

/// A feed to scroll through: a title, articles to come, and the ad between them.
final class FeedViewController: UIViewController {
  private let scroll = UIScrollView()
  private(set) var card: FramedCard?
  private(set) var banner: UIView?
  /// The bar below the banner.
  private let bar = UIView()
  /// Whether the feed was not scrolled away from its ad.
  private(set) var isAtAd = true
  private let articles = (0..<8).map { _ in
    ArticleView(frame: CGRect(x: 20, y: 0, width: 340, height: 60))
  }

  private static let cardTop: CGFloat = 60
  static let cardPlace = CGPoint(x: 10, y: cardTop)
  private static let rowHeight: CGFloat = 20

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let bounds = view.bounds
    scroll.frame = bounds
    scroll.contentSize = CGSize(width: bounds.width, height: bounds.height * 2)
    view.addSubview(scroll)
    scroll.addSubview(heading(width: bounds.width))
    articles.forEach(scroll.addSubview)
    layOutArticles()
  }

  /// Whether nothing of the next ad is drawn, which is there all the same.
  var isAdUndrawn = false
  /// How Google gets the view of the next native ad.
  var handing = Layer.Handing.inTime
  /// Whether the banner belongs at the top of the screen.
  var isBannerAtTop = false

  /// Puts the ad into a card, as the options lay it out.
  func show(_ ad: NativeAd, _ options: Scenario.Options) {
    let card: CardView =
      if let layout = options.layout {
        DrawnAdCard(at: Self.cardPlace, layout)
      } else {
        NativeAdCard(
          at: Self.cardPlace, options.card ?? .feed, leavingFree: options.adChoices ?? .topRight,
          hasVideo: ad.mediaContent.hasVideoContent)
      }
    card.handing = handing
    place(card)
    card.show(ad)
  }

  /// Puts a card between the title and the articles.
  func place(_ card: FramedCard) {
    self.card = card
    card.isUndrawn = isAdUndrawn
    scrollToAd()
    scroll.addSubview(card)
    layOutArticles()
  }

  func takeDown() {
    card?.takeDown()
    card?.removeFromSuperview()
    card = nil
    layOutArticles()
  }

  /// What is shown is to be seen: whoever has scrolled away before is back, unless the application's code or a layer
  /// shows it, which scroll nothing.
  private func scrollToAd() {
    let journal = World.current.journal
    guard !journal.isAppsDecision, journal.decidingLayer == nil else {
      return scrollAd(intoView: isAtAd)
    }
    if !isAtAd {
      World.current.journal.note(by: .app, "the feed is scrolled to its ad", .scrolledBack)
    }
    scrollAd(intoView: true)
  }

  /// Scrolls the ad out of view, or back into it.
  func scrollAd(intoView isVisible: Bool) {
    scroll.contentOffset = CGPoint(x: 0, y: isVisible ? 0 : adEnd)
    isAtAd = isVisible
    placeBanner()
  }

  /// Puts a banner at the bottom of the screen, centred in a bar with a line above it, over `others` that were
  /// forgotten there.
  func show(_ banner: UIView, over others: [UIView] = []) {
    self.banner = banner
    banner.isUndrawn = isAdUndrawn
    for view in bar.subviews { view.removeFromSuperview() }
    let line = UIView(
      frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: Self.rowHeight))
    line.backgroundColor = .separator
    bar.backgroundColor = .systemBackground
    bar.addSubview(line)
    scrollToAd()
    for view in others + [banner] { bar.addSubview(view) }
    view.addSubview(bar)
  }

  /// Whether the bar is too low for the banner, and cuts it off.
  var isBannerCut = false
  /// How much of such a banner is left: enough to count.
  private static let shareLeft = 0.6

  /// Whether the banner lies in the middle of the screen, over what the user reads.
  var isBannerInTheWay = false

  func takeBannerDown() {
    bar.removeFromSuperview()
    banner?.removeFromSuperview()
    banner = nil
    makeRoom(0)
  }

  /// What the user reads begins under a banner at the top.
  private func makeRoom(_ height: CGFloat) {
    scroll.frame.origin.y = height
    scroll.frame.size.height = view.bounds.height - height
  }

  /// At the bottom of the screen, or just below it, out of sight.
  func placeBanner() {
    guard let banner else { return }
    let size = banner.frame.size
    let height = ((size.height / Self.rowHeight).rounded(.up) + 1) * Self.rowHeight
    let bottom = view.bounds.height - height
    let top = isBannerInTheWay ? bottom / 2 : isBannerAtTop ? 0 : bottom
    makeRoom(isBannerAtTop && isAtAd && !isBannerInTheWay ? height : 0)
    bar.frame = CGRect(
      x: 0, y: isAtAd ? top.rounded() : view.bounds.height, width: view.bounds.width,
      height: isBannerCut ? Self.rowHeight + size.height * Self.shareLeft : height)
    bar.clipsToBounds = isBannerCut
    banner.frame.origin = CGPoint(
      x: ((view.bounds.width - size.width) / 2).rounded(), y: Self.rowHeight)
  }

  private func heading(width: CGFloat) -> UIView {
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: width - 40, height: Self.rowHeight))
    label.text = "Today"
    label.font = .boldSystemFont(ofSize: 17)
    return label
  }

  private var adEnd: CGFloat { card?.frame.maxY ?? Self.cardTop }

  /// Lines in place of articles, below the ad or where it would be.
  private func layOutArticles() {
    let top = card == nil ? Self.cardTop : adEnd + Self.rowHeight
    for (number, article) in articles.enumerated() {
      article.frame.origin.y = top + CGFloat(number) * 80
    }
  }
}

/// A placeholder for a heading and two lines of text.
private final class ArticleView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let bars: [(width: CGFloat, color: UIColor)] = [
      (0.55, .systemFill), (0.95, .separator), (0.8, .separator),
    ]
    for (row, bar) in bars.enumerated() {
      let view = UIView(
        frame: CGRect(x: 0, y: CGFloat(row) * 20 + 10, width: frame.width * bar.width, height: 10))
      view.backgroundColor = bar.color
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }
}
