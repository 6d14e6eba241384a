import Languages

/// The room of layouts, where it has nothing to show.
package enum LayoutText {
  package static func nothing(hasAd: Bool) -> String {
    hasAd
      ? localized("Google's validator finds nothing wrong here")
      : localized("No native ad of this unit is on the screen")
  }
}
