package import Scenarios
import Screen

extension ColorScheme {
  /// The scheme with a brand's colours for the network and the accent: readable, and not to be
  /// mistaken for another party or for a broken rule.
  package func branded(_ colors: Brand.Colors) -> ColorScheme {
    var scheme = self
    let others = [\ThemeColors.google, \.adapter, \.server, \.alarm]
    if let network = colors.network {
      scheme.take(network, as: .network, \.network, besides: others)
    }
    if let accent = colors.accent {
      scheme.take(accent, as: .accent, \.accent, besides: others + [\.network])
    }
    return scheme
  }

  private mutating func take(
    _ color: UInt32, as role: Role, _ place: KeyPath<ThemeColors, RGB>,
    besides others: [KeyPath<ThemeColors, RGB>]
  ) {
    let look = ThemeColors(self)
    var scheme = self
    roles[role] = Contrast.apart(
      RGB(color), from: others.map { look[keyPath: $0] }, by: ThemeColors.partyDistance
    ) { candidate in
      // As it will look when it has been made readable.
      scheme.roles[role] = candidate
      return ThemeColors(scheme)[keyPath: place]
    }
  }
}
