import Languages

/// The help's text above the keys.
package enum HelpText {
  /// What adplay is about.
  package static var about: String {
    localized(
      """
      Google and the ad network each count what happens to an ad. Two flags of the adapter decide, for \
      clicks and for impressions, which of them sees the user and which is only told. When all is well, \
      both counts agree.
      """)
  }

  package static var words: String { localized("Words") }
  package static var errors: String { localized("Errors") }
  package static var nothingFound: String { localized("Nothing matches.") }

  /// What the marks in the list of ads and in the trace mean.
  package static var legend: String {
    localized(
      """
      Ads: ○ none · ◌ loading · ● loaded · ◉ on screen · ✕ no ad.  \
      Counts: ✓ agree · ✗ differ.  \
      Trace: ● counted · ◷ timer · ‼ broken rule · ! should not happen.
      """)
  }
}
