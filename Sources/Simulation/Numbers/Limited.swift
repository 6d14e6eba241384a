extension Int {
  /// The number that people say who count from 1; a journal may have any.
  package var ordinal: Int { self == .max ? self : self + 1 }
}

extension Double {
  /// Seconds in whole milliseconds, rounded, and limited to what an `Int` can hold.
  package var wholeMilliseconds: Int {
    let milliseconds = (self * 1000).rounded()
    if milliseconds.isNaN { return 0 }
    return Int(exactly: milliseconds) ?? (milliseconds < 0 ? .min : .max)
  }
}
