package import Observing
import Simulation
package import UIKit

// What is drawn of UIKit's views, as values.

extension UIImage: PictureSource {
  package var painted: DeviceSnapshot.Pixels {
    let raster = raster
    return .init(
      width: raster?.width ?? 0, height: raster?.height ?? 0, values: raster?.pixels ?? [])
  }
}

extension DeviceSnapshot.Picture {
  init(_ image: UIImage) { self.init(image, file: image.file) }
}

extension DeviceSnapshot.Paint {
  init(_ color: UIColor) {
    if let role = color.role {
      self = .role(Role(role))
    } else {
      self = .rgb(color.hex ?? 0)
    }
  }
}

extension DeviceSnapshot.Paint.Role {
  fileprivate init(_ role: UIColor.Role) {
    self =
      switch role {
      case .label: .label
      case .secondaryLabel, .tertiaryLabel: .secondaryLabel
      case .quaternaryLabel, .placeholderText, .gray: .secondaryLabel
      case .systemBackground: .background
      case .secondarySystemBackground, .tertiarySystemBackground: .raised
      case .systemFill, .secondarySystemFill, .tertiarySystemFill: .fill
      case .separator: .separator
      case .tint, .link, .blue, .cyan, .teal, .indigo, .purple: .tint
      case .yellow, .orange, .brown: .yellow
      case .green, .mint: .green
      case .red, .pink: .red
      }
  }
}

extension PointRect {
  init(_ rect: CGRect) {
    let left = Int(rect.minX.plausible.rounded())
    let top = Int(rect.minY.plausible.rounded())
    self.init(
      x: left, y: top, width: Int(rect.maxX.plausible.rounded()) - left,
      height: Int(rect.maxY.plausible.rounded()) - top)
  }
}
