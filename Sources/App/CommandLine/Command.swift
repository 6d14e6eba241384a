/// What the program was asked to do.
enum Command: Equatable {
  case stage(StageOptions)
  case run(RunOptions)
  case snapshot(SnapshotOptions)
  case listScenarios
  case listThemes
  case help(topic: String?)
  case version

  struct StageOptions: Equatable {
    /// A file, or the name of a built-in scenario.
    var scenario = "storefront"
    var seed: UInt64?
    var speed = 1.0
    var journal: String?
    var theme: String?
    var usesMouse = true
  }

  struct RunOptions: Equatable {
    var scenarios: [String] = []
    var seed: UInt64?
    var journal: String?
    var printsJSON = false
  }

  struct SnapshotOptions: Equatable {
    var scenario = "storefront"
    var seed: UInt64?
    var screen = "stage"
    var width = 100
    var height = 30
    var theme: String?
    var format = Format.text

    enum Format: String, CaseIterable {
      case text, ansi, svg, html
    }
  }
}
