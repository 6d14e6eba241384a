import Screen

/// The colours of a terminal that has only eight or sixteen.
///
/// They are the user's own, so nobody knows whether they are readable; but they differ.
struct FewColors {
  let text: Color
  let muted: Color
  let ground: Color
  private let isBright: Bool

  init(_ depth: ColorDepth, isLight: Bool) {
    let isSixteen = depth >= .sixteen
    // On a light ground the bright ones are too pale.
    isBright = isSixteen && !isLight
    ground = .indexed(isLight ? isSixteen ? 15 : 7 : 0)
    text = .indexed(isLight ? 0 : isSixteen ? 15 : 7)
    // In many schemes the bright black can hardly be seen.
    muted = .indexed(isLight ? 0 : 7)
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
