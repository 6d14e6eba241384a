import Contract
import Screen
import Theming

extension Brush {
  func style(of severity: Rule.Severity) -> Style { theme.style(of: severity) }
}

extension Theme {
  func style(of severity: Rule.Severity) -> Style {
    switch severity {
    case .error: alarm
    case .warning: warning
    case .note: muted
    }
  }
}

extension Rule.Severity {
  /// Distinguishes the severities without colours.
  package var glyph: String {
    switch self {
    case .error: "‼"
    case .warning: "!"
    case .note: "·"
    }
  }
}
