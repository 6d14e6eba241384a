/// What an option or an argument must be, in words that follow "expected" and "needs".
package struct Expected: Equatable, Sendable, ExpressibleByStringInterpolation {
  package let words: String

  package init(stringLiteral words: String) { self.words = words }
}

extension Expected {
  package static let scenario: Expected = "a scenario"
  package static let scenarioOrAdapter: Expected = "a scenario, or --adapter"
  package static let journal: Expected = "a journal"
  package static let recording: Expected = "a recording, a folder of them, or - for standard input"
  package static let linkedApp: Expected =
    "a UIViewController that is linked into the program, as Module.Class, or a name that the program gave it"
  package static let adapterInside: Expected =
    "an adapter with it, as in \"SampleAdapter.SampleCustomEvent in BrokenAdapters.LosesClicks\""
  package static let linkedAdapter: Expected =
    "an adapter that is linked into this program, such as Module.Class"

  package static func oneOf(_ words: [String]) -> Expected { "\(words.joined(separator: ", "))" }
}
