import GoogleMobileAds
package import Observing
import Scenarios

extension Session {
  /// The screen as it is now. While nothing happens it stays the same, and is not taken anew.
  package func deviceSnapshot() -> DeviceSnapshot {
    if let lastSnapshot, lastSnapshot.moment == moment { return lastSnapshot.snapshot }
    let snapshot = takeDeviceSnapshot()
    lastSnapshot = (moment, snapshot)
    return snapshot
  }

  private func takeDeviceSnapshot() -> DeviceSnapshot {
    let size = PublisherApp.screenSize
    var snapshot = DeviceSnapshot(width: Int(size.width), height: Int(size.height))
    snapshot.isInBackground = UIApplication.shared.applicationState == .background
    snapshot.isCovered = cover != nil
    guard let root = (cover ?? app.window.rootViewController)?.view else { return snapshot }
    let screen = PointRect(x: 0, y: 0, width: snapshot.width, height: snapshot.height)
    var artist = SnapshotArtist(targets: targetsByView, window: app.window)
    artist.draw(root, within: screen, as: nil)
    snapshot.elements = artist.elements
    snapshot.targets = DeviceSnapshot.targets(of: artist.elements)
    let ad: UIView? = app.feed.card ?? app.bannerOnScreen
    snapshot.adFrame =
      cover == nil ? ad.map { artist.frame(of: $0) } : app.covering.map { _ in screen }
    return snapshot
  }

  /// Which view shows which asset of the ad on the screen.
  private var targetsByView: [ObjectIdentifier: Target] {
    if let banner = app.bannerOnScreen { return [ObjectIdentifier(banner): .banner] }
    guard let adView else { return [:] }
    var targets: [ObjectIdentifier: Target] = [:]
    for target in Target.allCases {
      guard let asset = target.asset, let view = adView.assetViews[asset] else { continue }
      targets[ObjectIdentifier(view)] = target
    }
    return targets
  }
}
