import Catalogue
import Observing
import Screen
import Theming

extension LineRecord {
  var glyph: String {
    switch state {
    case .waiting, .notAsked: "·"
    case .off, .leftOut, .noSignals, .barred: "○"
    case .asked: "◌"
    case .filled: "✓"
    case .failed, .noSuchClass: "✕"
    case .timedOut: "◷"
    }
  }

  /// Distinguishes bars without colours.
  var barGlyph: Glyph {
    switch state {
    case .filled: "█"
    case .failed, .noSuchClass: "▓"
    case .timedOut: "▒"
    case .waiting, .off, .leftOut, .noSignals, .barred, .asked, .notAsked: "░"
    }
  }

  func style(_ theme: Theme) -> Style {
    switch state {
    case .filled: theme.network
    case .failed, .noSuchClass: Style(theme.alarm.foreground, on: theme.text.background, .bold)
    case .timedOut: theme.warning
    case .asked: theme.accent
    case .waiting, .off, .leftOut, .noSignals, .barred, .notAsked: theme.muted
    }
  }
}

extension [LineRecord] {
  /// What is not known about the lines of a recording.
  var doubt: String? {
    if contains(where: { !$0.areOthersKnown }) { return MediationText.othersNotRecorded }
    return contains { !$0.isTimed } ? MediationText.timesNotRecorded : nil
  }
}
