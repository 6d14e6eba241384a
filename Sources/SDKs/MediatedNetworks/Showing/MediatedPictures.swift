import Simulation
import UIKit

/// The pictures of mediated ads, drawn once for each size that fits a frame.
final class MediatedPictures {
  private static var shared: MediatedPictures { World.current.instance { MediatedPictures() } }

  private struct Key: Hashable {
    let number: UInt64
    let isTall: Bool
  }

  private var images: [Key: UIImage] = [:]

  /// The creative's picture in the shape that comes closer to the frame's.
  static func image(of creative: MediatedCreative, filling size: CGSize) -> UIImage {
    let key = Key(
      number: creative.picture ?? number(of: creative.texts["headline"] ?? ""),
      isTall: size.height > size.width)
    return shared.image(key)
  }

  private func image(_ key: Key) -> UIImage {
    if let image = images[key] { return image }
    let (width, height) = key.isTall ? (150, 240) : (300, 150)
    let image = UIImage(size: CGSize(width: width, height: height), iconText: nil) {
      Raster(pictureNumber: key.number, width: width, height: height)
    }
    images[key] = image
    return image
  }

  /// The same words give the same picture.
  private static func number(of words: String) -> UInt64 {
    words.utf8.reduce(17) { $0 &* 31 &+ UInt64($1) }
  }
}
