import Languages

/// What is said of ads that Google has no part in.
package enum BooksText {
  package static var impressions: String { localized("impression") }
  package static var clicks: String { localized("click") }
  package static var rewards: String { localized("reward") }
  package static var paid: String { localized("paid") }
  package static var nothing: String { localized("Nothing was counted yet.") }
}
