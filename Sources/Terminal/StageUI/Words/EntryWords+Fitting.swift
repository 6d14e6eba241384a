import Catalogue
import Observing
import Screen
import Simulation

extension EntryWords {
  /// In a limited width: the method's labels, or the id behind a sentence, and the names of an adapter
  /// and its object are dropped before anything is cut; then the middle of a name goes, or the end of
  /// a sentence.
  static func inTrace(_ entry: Entry, to width: Int) -> String {
    for (isShort, isNamed) in [(false, true), (true, true), (false, false)] {
      let words = inTrace(entry, isShort: isShort, isNamed: isNamed)
      if TextWidth.columns(words) <= width { return words }
    }
    let short = inTrace(entry, isShort: true)
    if case .finding = entry.kind { return Text.ellipsised(short, to: width) }
    return Text.shortened(short, to: width)
  }
}

extension EntryList {
  /// How many columns the times need: the last one is the longest.
  var timeWidth: Int {
    Swift.max(6, last.map { TextWidth.columns($0.time.seconds) } ?? 0)
  }
}
