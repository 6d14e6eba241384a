import Languages
import Observing
package import Scenarios

/// The sentences about one kind of unit.
package struct KindText: Sendable {
  /// Why there is only one side; nil where Google counts, too.
  package let books: String?
  /// The keys of the list of what can be forced.
  let forceKeys: String
}

extension Scenario.Through {
  /// The one place here that tells kinds of units apart.
  package var text: KindText {
    switch self {
    case .google:
      KindText(books: nil, forceKeys: localized("/ search · ←→ line · ⏎ apply · Esc back"))
    case .arbiter:
      KindText(
        books: localized(
          "Google has no part in this ad: the SDK whose ad is shown counts it, and nobody counts beside it."
        ), forceKeys: localized("/ search · ←→ slot · $ price · ⏎ apply · Esc back"))
    case .ghad:
      KindText(
        books: localized(
          "Google has no part in this ad: the service's SDK counts it, and the app hears of it."),
        forceKeys: localized("/ search · ⏎ apply · Esc back"))
    case .max:
      KindText(
        books: localized(
          "Google has no part in this ad: MAX counts what it hears of, by its own rules, and the network counts for itself."
        ), forceKeys: localized("/ search · ⏎ apply · Esc back"))
    }
  }
}
