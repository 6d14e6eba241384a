/// A line of a list: a row, which can be selected, or what is between rows.
enum ListLine: Equatable {
  case row(Int)
  /// One of the lines in which a row goes on.
  case more(Int, Int)
  /// A title, and a few words about what follows.
  case heading(String, String = "")
  case gap
}
