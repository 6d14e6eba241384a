import Contract
import Screen

extension Brush {
  func style(of severity: Rule.Severity) -> Style {
    switch severity {
    case .error: theme.bad
    case .warning: theme.warning
    case .note: theme.muted
    }
  }
}

extension Rule.Severity {
  /// Tells the severities apart where there are no colours.
  var glyph: String {
    switch self {
    case .error: "‼"
    case .warning: "!"
    case .note: "·"
    }
  }
}
