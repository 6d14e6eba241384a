/// What came of building the package that the program belongs to.
package struct BuildReport: Equatable, Sendable {
  package struct Trouble: Equatable, Sendable {
    /// The file from the top of the package, line and column; nil for what has no place.
    package let place: String?
    package let sentence: String

    package init(place: String?, sentence: String) {
      self.place = place
      self.sentence = sentence
    }
  }

  /// What keeps the newest sources from being on the stage; empty if nothing does.
  package let troubles: [Trouble]
  package var isUnderWay = false

  package init(_ troubles: [Trouble] = []) { self.troubles = troubles }
}
