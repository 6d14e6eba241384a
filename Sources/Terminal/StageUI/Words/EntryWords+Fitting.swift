import Catalogue
import Observing
import Screen
import Simulation

extension EntryWords {
  /// In a limited width: the method's labels are dropped before anything is cut.
  static func inTrace(_ entry: Entry, in width: Int, atMost limit: Int) -> String {
    let whole = inTrace(entry)
    guard TextWidth.columns(whole) > width else { return whole }
    return Text.ellipsised(inTrace(entry, isShort: true), to: limit)
  }
}

extension EntryList {
  /// How many columns the times need: the last one is the longest.
  var timeWidth: Int {
    Swift.max(6, last.map { TextWidth.columns($0.time.seconds) } ?? 0)
  }
}
