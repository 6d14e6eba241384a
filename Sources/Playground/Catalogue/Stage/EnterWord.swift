import Languages

/// What ⏎ does, in a word for the footer; also what Esc does if the ad asks whether to stay.
package enum EnterWord {
  package static var explain: String { localized("why") }
  package static var proof: String { localized("proof") }
  package static var force: String { localized("force") }
  package static var show: String { localized("show") }
  package static var load: String { localized("load") }
  package static var scrollBack: String { localized("scroll back") }
  package static var comeBack: String { localized("back") }
  package static var tap: String { localized("tap") }
  package static var close: String { localized("close") }
  package static var stay: String { localized("stay") }
  package static var clear: String { localized("clear filter") }
}
