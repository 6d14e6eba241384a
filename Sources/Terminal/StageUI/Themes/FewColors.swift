import Screen

/// The colours of a terminal that has only eight or sixteen.
///
/// They are the user's own, so nobody knows whether they are readable; but they differ.
struct FewColors {
  private let isBright: Bool

  /// Nil for a terminal with more colours, or with none.
  init?(_ depth: ColorDepth, isLight: Bool) {
    switch depth {
    case .none, .twoHundredFiftySix, .trueColor: return nil
    case .eight: isBright = false
    // On a light ground the bright ones are too pale.
    case .sixteen: isBright = !isLight
    }
  }

  /// What has a colour of its own.
  enum Role: UInt8, CaseIterable, Sendable {
    case alarm = 1
    case server = 2
    case adapter = 3
    case google = 4
    case network = 5
    case accent = 6
  }

  func color(_ role: Role) -> Color { .indexed(role.rawValue + (isBright ? 8 : 0)) }
}
