import Simulation

/// Which full-screen ad of MAX was shown last, as far as MAX knows.
final class MAScreen {
  static var shared: MAScreen { World.current.instance { MAScreen() } }

  private weak var ad: MAFullScreenAd?

  func isTaken(besides other: MAFullScreenAd) -> Bool {
    ad.map { $0 !== other && $0.driver.life.state == .showing } ?? false
  }

  func take(_ ad: MAFullScreenAd) { self.ad = ad }
}
