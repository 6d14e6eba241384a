import Catalogue
import Scenarios

extension Forcible {
  /// The words that a search looks at.
  var searched: String {
    [force.title, force.id, force.effect].compactMap(\.self).joined(separator: " ")
  }

  /// Its row where there is no screen.
  var spoken: String {
    let words =
      force.effect.map { AccessibleText.named(force.title, $0) }
      ?? AccessibleText.named(force.group.title, force.title)
    return holds ? AccessibleText.holds(words) : words
  }
}
