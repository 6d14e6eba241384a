import Simulation
import UIKit

/// The pictures of mediated ads, drawn once for each size that fits a frame.
package final class MediatedPictures {
  private static var shared: MediatedPictures { World.current.instance { MediatedPictures() } }

  private struct Key: Hashable {
    let number: UInt64
    let isTall: Bool
  }

  private var images: [Key: UIImage] = [:]

  /// The creative's picture in the shape that comes closer to the frame's.
  package static func image(of creative: MediatedCreative, filling size: CGSize) -> UIImage {
    shared.image(Key(number: number(of: creative), isTall: size.height > size.width))
  }

  /// The creative's picture as a small square.
  package static func icon(of creative: MediatedCreative) -> UIImage {
    image(number: number(of: creative), width: 50, height: 50)
  }

  /// Where a picture can be downloaded from now on.
  package static func address(of creative: MediatedCreative, isIcon: Bool) -> String {
    let name = isIcon ? "icon" : "image"
    let address = "https://creatives.networks.example/\(number(of: creative))-\(name).ppm"
    SimulatedServer.shared.route(
      .prefix(address), latency: .milliseconds(80),
      image: isIcon ? icon(of: creative) : image(of: creative, filling: wide))
    return address
  }

  /// A frame that a wide picture fits.
  package static let wide = CGSize(width: 300, height: 150)

  private static func number(of creative: MediatedCreative) -> UInt64 {
    creative.picture ?? number(of: creative.texts["headline"] ?? "")
  }

  private func image(_ key: Key) -> UIImage {
    if let image = images[key] { return image }
    let (width, height) = key.isTall ? (150, 240) : (300, 150)
    let image = Self.image(number: key.number, width: width, height: height)
    images[key] = image
    return image
  }

  private static func image(number: UInt64, width: Int, height: Int) -> UIImage {
    UIImage(
      named: "\(number)-\(width)x\(height)", size: CGSize(width: width, height: height),
      iconText: nil
    ) {
      Raster(pictureNumber: number, width: width, height: height)
    }
  }

  /// The same words give the same picture.
  private static func number(of words: String) -> UInt64 {
    words.utf8.reduce(17) { $0 &* 31 &+ UInt64($1) }
  }
}
