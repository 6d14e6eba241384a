import Languages
import Scenarios
package import Simulation

/// What the user did, as the heading of all that followed.
package enum ActText {
  /// `label` is the text that was tapped, if it is known; an act in vain found nothing to close.
  package static func sentence(
    _ entry: Entry, label: String?, isInVain: Bool = false
  ) -> String {
    guard let action = Action(entry) else { return localized("you did \(InputWords.of(entry))") }
    return switch action {
    case .tap(let target, _): localized("you tapped \(label ?? target.inSentence)")
    case .close where isInVain: localized("you tried to close it; there was no way to")
    case .close: localized("you tapped Close")
    case .advance(let duration):
      localized("you waited \(InputWords.duration(duration.wholeMilliseconds))")
    case .set: ChangeText.sentence(entry.data) ?? localized("you \(InputWords.of(entry))")
    default:
      action.row.sentence.map { localized(sentence: $0.template, $0.values) }
        ?? localized("you did \(InputWords.of(entry))")
    }
  }
}
