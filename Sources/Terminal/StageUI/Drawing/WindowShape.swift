package import Screen

/// How the panes are arranged: the first arrangement that fits the window.
package enum WindowShape: Equatable, CaseIterable {
  /// Nothing can be shown.
  case tooSmall
  /// One below the other: phone, counts, trace.
  case portrait
  /// One pane, with the counts in the header.
  case onePane
  /// A line of ads, phone and counts, a few rows of trace.
  case compact
  /// A list of ads, phone and counts, the trace.
  case threeColumns
  /// A fourth column for rooms, and the phone at full height.
  case fourColumns
  /// The same with a phone twice as large.
  case large

  package init(_ size: Size) {
    let (width, height) = (size.width, size.height)
    self =
      if width < 40 || height < 12 {
        .tooSmall
      } else if height >= 36, width < 96 {
        .portrait
      } else if width < 72 {
        .onePane
      } else if width < 100 || height < 30 {
        .compact
      } else if width < 140 || height < 40 {
        .threeColumns
      } else if width < 180 || height < 50 {
        .fourColumns
      } else {
        .large
      }
  }

  /// How many times as large as elsewhere the phone is.
  var phoneScale: Int { self == .large ? 2 : 1 }
}
