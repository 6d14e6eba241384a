import Catalogue
import Observing
import Screen
import Simulation

extension EntryWords {
  /// In a limited width: the method's labels are dropped before anything is cut, and then the middle
  /// goes.
  static func inTrace(_ entry: Entry, to width: Int) -> String {
    let whole = inTrace(entry)
    guard TextWidth.columns(whole) > width else { return whole }
    return Text.shortened(inTrace(entry, isShort: true), to: width)
  }
}

extension EntryList {
  /// How many columns the times need: the last one is the longest.
  var timeWidth: Int {
    Swift.max(6, last.map { TextWidth.columns($0.time.seconds) } ?? 0)
  }
}
