import Languages

/// What is said about the package that a program belongs to and that is built while it runs.
package enum BuildText {
  /// In the room's title.
  package static func state(errors: Int, isUnderWay: Bool) -> String {
    isUnderWay ? localized("building…") : errors == 0 ? "" : counted(errors)
  }

  static func counted(_ errors: Int) -> String {
    localized("\(errors.grouped) error\(errors == 1 ? "" : "s")")
  }

  /// `3.1 s`.
  static func seconds(_ time: Duration) -> String {
    let tenths = Int((time / .milliseconds(100)).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }

  package static var notWatched: String {
    localized("Nothing is built here. In an adapter's package, adplay watch builds when you save.")
  }
  package static var waits: String { localized("No errors. Saving a source builds the package.") }

  package static let noProcess = "the system could not start the build"
  package static let doesNotStart = "the new program does not start"

  /// On the terminal, before the first build.
  package static func building(_ product: String) -> String { "building \(product)" }
  package static let notBuilt = "it could not be built; the stage opens when it can"
}
