import Simulation

/// Which full-screen ad of MAX has the screen, as far as MAX knows.
final class MAScreen {
  static var shared: MAScreen { World.current.instance { MAScreen() } }

  private weak var ad: MAFullScreenAd?

  func isTaken(besides other: MAFullScreenAd) -> Bool { ad.map { $0 !== other } ?? false }
  func take(_ ad: MAFullScreenAd) { self.ad = ad }
  func leave(_ ad: MAFullScreenAd) { if self.ad === ad { self.ad = nil } }
}
