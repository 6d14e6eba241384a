package import Contract
package import Screen
package import Simulation
import Theming

/// A piece of a line, with what it means: how it looks depends on the theme and on the line's ground.
package struct Piece: Equatable, Sendable {
  package var text: String
  package var ink: Ink
  /// The address that a terminal opens from it, if it is one of the web.
  var address: String?

  package init(_ text: String, _ ink: Ink = .plain) { (self.text, self.ink) = (text, ink) }

  package static func plain(_ text: String) -> Self { Self(text) }
  package static func bold(_ text: String) -> Self { Self(text, .bold) }
  package static func muted(_ text: String) -> Self { Self(text, .muted) }
  package static func accent(_ text: String) -> Self { Self(text, .accent) }

  func styled(_ theme: Theme, on ground: Style) -> (String, Style) {
    // Where there are no colours, there are no samples of them.
    if case .sample = ink, theme.text.background == .default { return ("", ground) }
    return (text, theme.style(of: ink, on: ground))
  }
}

/// What a text means, whatever the theme.
package enum Ink: Equatable, Sendable {
  case plain, bold, muted, accent, alarm, key
  case party(Party)
  /// What a party has counted.
  case figure(Party)
  case severity(Rule.Severity)
  /// As it is; nil for the line's own style.
  case sample(Style?)
}

extension Theme {
  fileprivate func style(of ink: Ink, on ground: Style) -> Style {
    switch ink {
    case .plain: ground
    case .bold: ground.adding(.bold)
    case .muted: muted.readable(on: ground)
    case .accent: accent.readable(on: ground)
    case .alarm: alarm.readable(on: ground)
    case .key: accent.readable(on: ground).adding(.bold)
    case .party(let party): style(of: party).readable(on: ground)
    case .figure(let party): style(of: party).readable(on: ground).adding(.bold)
    case .severity(let severity): style(of: severity).readable(on: ground)
    case .sample(let style): style ?? ground
    }
  }
}
