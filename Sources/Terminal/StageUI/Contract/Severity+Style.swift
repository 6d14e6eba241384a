import Contract
import Screen

extension Brush {
  func style(of severity: Rule.Severity) -> Style {
    switch severity {
    case .error: theme.alarm
    case .warning: theme.warning
    case .note: theme.muted
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
