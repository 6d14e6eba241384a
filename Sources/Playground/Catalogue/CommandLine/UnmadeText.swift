import Languages
package import Observing
import Simulation

/// The sentence about a mistake that a scenario names and nobody made.
package enum UnmadeText {
  package static func sentence(_ mistake: UnmadeMistake) -> String {
    let (word, unit) = (mistake.word, mistake.unit)
    return switch mistake.reason {
    case .spared where LayerMistake(rawValue: word)?.call != nil:
      localized(
        "The mistake \(word) of \(unit) was never made: its \"when\" held at no call of the app's."
      )
    case .spared:
      localized("The mistake \(word) of \(unit) was never made: its \"when\" never held.")
    case .taken:
      localized("The mistake \(word) of \(unit) was never made: another one comes before it.")
    case .lacked(let news):
      localized("The mistake \(word) of \(unit) was never made: \(news.lack).")
    case .other:
      localized("The mistake \(word) of \(unit) was never made: \(AppNews.other.lack).")
    }
  }
}

extension AppNews {
  /// What did not happen, so that a mistake about it could not be made.
  fileprivate var lack: String {
    switch self {
    case .ad: localized("no ad came")
    case .refusal: localized("no load failed")
    case .impression: localized("no impression was counted")
    case .click: localized("no click was counted")
    case .revenue: localized("nothing was earned")
    case .display: localized("no ad was shown")
    case .failure: localized("no ad failed to be shown")
    case .closing, .close: localized("no end of an ad was told")
    case .reward: localized("no reward was due")
    case .other: localized("there was no occasion")
    }
  }
}
