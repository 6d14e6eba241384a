// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds
import Simulation

/// Over a network that keeps a book here, and calls everything by names of its own. It tracks what
/// its flags say, and is told of the rest.
public final class BookedCustomEvent: StrangeCustomEvent {
  public override func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    let ad = BookedNativeAd(adConfiguration)
    let manner = adConfiguration.credentials.settings["parameter"] as? String
    ad.network.reportsFirst = manner == "reports first"
    ad.network.fetch {
      ad.events = completionHandler(ad, nil)
    }
  }
}

private final class BookedNativeAd: StrangeNativeAd {
  let network = BookedNetwork()

  override func didRender(
    in view: UIView, clickableAssetViews: [GADNativeAssetIdentifier: UIView],
    nonclickableAssetViews: [GADNativeAssetIdentifier: UIView], viewController: UIViewController
  ) {
    guard handlesUserClicks() || handlesUserImpressions() else { return }
    network.noticed = { [weak self] what in
      what == .click ? self?.events?.reportClick() : self?.events?.reportImpression()
    }
    network.watch(
      view, clicksOn: handlesUserClicks() ? Array(clickableAssetViews.values) : [],
      impression: handlesUserImpressions())
  }

  override func didUntrackView(_ view: UIView?) {
    network.letGo()
  }

  override func didRecordImpression() {
    network.wasSeen()
  }

  override func didRecordClickOnAsset(
    with assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController
  ) {
    network.wasTouched()
  }
}

/// A network that nobody here knows.
private final class BookedNetwork {
  private static let name = "Booked Network"

  /// Tells the adapter before it writes into its book.
  var reportsFirst = false
  var noticed: (Count.What) -> Void = { _ in }
  private var recognizers: [(UIView, UITapGestureRecognizer)] = []
  private var journal: Journal { World.current.journal }

  func fetch(_ done: @escaping () -> Void) {
    asked("fetch()") {
      World.current.after(.milliseconds(90), "a page was turned", by: .network, name: Self.name) {
        [journal] in
        journal.callback(
          from: .network, to: .adapter, "hereItIs()", name: Self.name, done)
      }
    }
  }

  func wasSeen() {
    asked("wasSeen()") { count(.impression) }
  }

  func wasTouched() {
    asked("wasTouched()") { count(.click) }
  }

  func watch(_ view: UIView, clicksOn views: [UIView], impression: Bool) {
    asked("watch(_:)") {
      for view in views {
        view.isUserInteractionEnabled = true
        let recognizer = UITapGestureRecognizer { [weak self] _ in self?.notice(.click) }
        view.addGestureRecognizer(recognizer)
        recognizers.append((view, recognizer))
      }
      guard impression else { return }
      World.current.after(.seconds(1), "long enough", by: .network, name: Self.name) {
        [weak self] in
        self?.notice(.impression)
      }
    }
  }

  func letGo() {
    asked("letGo()") {
      for (view, recognizer) in recognizers { view.removeGestureRecognizer(recognizer) }
      recognizers = []
    }
  }

  private func notice(_ what: Count.What) {
    if !reportsFirst { count(what) }
    journal.callback(from: .network, to: .adapter, "noticed(_:)", name: Self.name) { noticed(what) }
    if reportsFirst { count(what) }
  }

  private func asked(_ message: String, _ body: () -> Void) {
    journal.call(from: .adapter, to: .network, message, name: Self.name, body)
  }

  private func count(_ what: Count.What) {
    journal.count(Count(what, in: .network), name: Self.name)
  }
}
