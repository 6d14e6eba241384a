/// The help's text above the keys.
package enum HelpText {
  /// What adplay is about.
  package static let about = """
    Google and the ad network each count what happens to an ad. Two flags of the adapter decide, for \
    clicks and for impressions, which of them sees the user and which is only told. When all is well, \
    both counts agree.
    """

  package static let words = "Words"
  package static let errors = "Errors"
  package static let nothingFound = "Nothing matches."

  /// What the marks in the list of ads and in the trace mean.
  package static let legend = """
    Ads: ○ none · ◌ loading · ● loaded · ◉ on screen · ✕ no ad.  \
    Counts: ✓ agree · ✗ differ.  \
    Trace: ● counted · ◷ timer · ‼ broken rule · ! should not happen.
    """
}
