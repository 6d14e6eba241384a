import Simulation
import Testing
import UIKit

extension UIKitTests {
  @MainActor struct PictureScaleTests {
    private func picture(scale: CGFloat) -> UIImage? {
      UIImage(data: Raster(width: 4, height: 4, filledWith: 0).ppm(), scale: scale)
    }

    @Test(arguments: [0, -1, .nan, .infinity, 1e300] as [CGFloat])
    func `an impossible scale counts as 1 and is noted`(_ scale: CGFloat) {
      World.begin(seed: 7)
      #expect(picture(scale: scale)?.scale == 1)
      let entries = World.current.journal.entries
      #expect(entries.map(\.kind) == [.note(violation: .implausibleNumber)])
      #expect(entries.first?.data == ["of": "scale"])
    }

    @Test(arguments: [0.5, 1, 2, 3] as [CGFloat])
    func `a possible scale is not noted`(_ scale: CGFloat) {
      World.begin(seed: 7)
      #expect(picture(scale: scale)?.scale == scale)
      #expect(World.current.journal.entries.isEmpty)
    }
  }
}
