/// Where the lines of a file were broken: a screen breaks them at its width, in the middle of a word, and a mail
/// at the last space before it. One long word may fill a line of a mail, too.
struct LineBreaks {
  /// Of the longest of them, in letters.
  private var width = 0
  private var count = 0
  /// How many bytes stand before each line that another one goes on in.
  var indent = 0

  /// Notes a line that was broken, by its number of letters.
  mutating func add(_ length: Int) {
    if length > width { (width, count) = (length, 0) }
    if length == width { count += 1 }
  }

  /// Whether a line of this length is full, and may be broken in a word. One line alone says nothing.
  func isFull(_ length: Int) -> Bool { length == width && count > 1 }
}
