/// Where one of two compared journals comes from.
package struct JournalOrigin: Equatable, Sendable {
  /// The file, as it was named on the command line.
  package let file: String
  /// The title of its scenario.
  package let title: String
  package let seed: UInt64

  package init(file: String, title: String, seed: UInt64) {
    self.file = file
    self.title = title
    self.seed = seed
  }
}
