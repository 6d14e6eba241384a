/// How many colours to assume a terminal has.
package enum ColorDepth: Int, CaseIterable, Comparable, Sendable {
  case none, eight, sixteen, twoHundredFiftySix, trueColor

  package static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Color {
  /// The nearest colour that a terminal with this depth can show.
  package func mapped(to depth: ColorDepth) -> Color {
    guard depth < .trueColor else { return self }
    guard let rgb else { return .default }
    if case .indexed(let index) = kind, Int(index) < depth.count { return self }
    switch depth {
    case .none, .trueColor: return .default
    case .eight: return .indexed(Palette.nearest(rgb, among: 0..<8))
    case .sixteen: return .indexed(Palette.nearest(rgb, among: 0..<16))
    case .twoHundredFiftySix: return .indexed(Palette.nearest256(rgb))
    }
  }
}

extension ColorDepth {
  fileprivate var count: Int {
    switch self {
    case .none: 0
    case .eight: 8
    case .sixteen: 16
    case .twoHundredFiftySix: 256
    case .trueColor: 1 << 24
    }
  }
}
