import AdServing
import Authoring
import Observing
import Scenarios

/// What the program was asked to do.
enum Command: Equatable {
  case stage(StageOptions)
  case run(RunOptions)
  case watch(WatchOptions)
  case check(CheckOptions)
  case hunt(HuntOptions)
  /// For a child of a hunt.
  case huntJob
  case replay(ReplayOptions)
  case diff(DiffOptions)
  case evidence(EvidenceOptions)
  case snapshot(SnapshotOptions)
  case demo(DemoOptions)
  case learn(LearnOptions)
  case newAdapter(NewOptions)
  case vast(VASTOptions)
  case migrate(MigrateOptions)
  case listScenarios(asJSON: Bool)
  case printSchema(Schema)
  case themes(ThemesOptions)
  case completions(CompletionsOptions)
  case help(topic: String?)
  case version

  /// A place in a file, or a moment of simulated time.
  enum Place: Equatable {
    /// A line of a scenario, or an entry of a journal.
    case number(Int)
    case time(Duration)
  }

  enum Schema: Equatable {
    case scenario, journal
  }

  struct StageOptions: Equatable {
    /// A file, or the name of a built-in scenario.
    var scenario = "storefront"
    var seed: UInt64?
    /// These are the configuration's where nil.
    var speed: Double?
    var theme: String?
    var usesMouse: Bool?
    var motion: Motion?
    var glyphs: Glyphs?
    var language: String?
    var place: Place?
    var journal: String?
    var recording: String?
    var threads = Threads.main
    /// A configuration instead of the user's own.
    var configuration: String?
    /// Whether the command is the user's own business, and looks as the user likes.
    var readsOwnConfiguration = true
    var printsConfiguration = false
    /// Whether the journal is kept at the end, without being asked for.
    var keepsLast = true
    /// The file that gets what happens to the program itself.
    var log: String?
    /// Whether lines are read and written instead of a screen.
    var isAccessible = false
  }

  /// How fast simulated time can run.
  static let speeds = 0.01...1000.0

  /// Whether anything moves over the screen.
  enum Motion: String, CaseIterable {
    case full, none
  }

  /// What is drawn with.
  enum Glyphs: String, CaseIterable {
    /// Unicode, where the terminal has it and draws it in as many columns as it should.
    case auto
    case unicode, ascii
  }

  struct DemoOptions: Equatable {
    /// The options of the stage; the scenario is empty if the menu is to choose one.
    var stage = StageOptions()
    var listsTours = false
    var isAutomatic = false
    var isLoop = false
    var isLocked = false
    var printsScript = false
    var brand: String?
  }

  struct LearnOptions: Equatable {
    /// The options of the stage; the scenario is empty if the menu is to choose a lesson.
    var stage = StageOptions()
    var listsLessons = false
    var resets = false
  }

  struct WatchOptions: Equatable {
    /// The options of the stage.
    var stage = StageOptions()
    /// The program to build; nil for the package's only one.
    var product: String?
  }

  struct RunOptions: Equatable {
    var scenarios: [String] = []
    var seed: UInt64?
    var journal: String?
    var junit: String?
    /// How much real time to wait for adapters that use the real clock.
    var patience = Self.usualPatience
    var threads = Threads.main
    var printsJSON = false
    /// How often each is played, with another seed each time; nil for once, with the full report.
    var times: Int?
    var showsProgress = false
    /// The gap between both counts that is accepted.
    var threshold: Discrepancy.Threshold?
    var printsCSV = false
    /// Whether only the counts matter: expectations are not judged, and a scenario without a script
    /// gets the usual round.
    var isAboutCounts = false

    static let usualPatience = Duration.seconds(5)
  }

  struct CheckOptions: Equatable {
    var scenarios: [String] = []
    /// The class to use in every line.
    var adapter: String?
    /// The simulated network that it asks.
    var network: String?
    var patience = RunOptions.usualPatience
    var threads = Threads.main
    var seed: UInt64?
    var junit: String?
    var sarif: String?
    var printsAnnotations = false
    var printsJSON = false
    var listsRules = false
  }

  struct HuntOptions: Equatable {
    var scenarios: [String] = []
    /// The class to use in every line.
    var adapter: String?
    /// The class that must do the same.
    var rival: String?
    /// How long to go on, unless there is a number of runs.
    var time = Duration.seconds(10)
    var runs: Int?
    var seed: UInt64 = 1
    /// The ids of the rules to look for; all if empty.
    var rules: [String] = []
    /// How many processes play; nil for as many as there are cores.
    var workers: Int?
    /// The folder that remembers what was found.
    var corpus: String?
    var junit: String?
    var stopsAtFirst = false
    /// Whether something may go wrong between Google and the adapter.
    var hasFaults = false
    var printsStats = false
    var printsJSON = false
    var showsProgress = false
  }

  struct NewOptions: Equatable {
    let name: AdapterName
    /// Nil for all, or for those that existing sources have.
    let formats: [UnitFormat]?
    /// A folder with the sources of an adapter that exists already.
    let sources: String?
    /// The folder that gets the package.
    let folder: String
    /// Where the playground's package is: a folder or an address; nil for the one that this program
    /// was built from.
    let playground: String?
  }

  struct MigrateOptions: Equatable {
    /// Files and folders.
    var paths: [String] = []
    var printsJSON = false
  }

  struct ReplayOptions: Equatable {
    /// The options of the stage; the journal takes the place of the scenario.
    var stage = StageOptions()
    var opensStage = false
  }

  struct DiffOptions: Equatable {
    /// The scenario to play through both of Google's interfaces; nil for two journals.
    var scenario: String?
    var seed: UInt64?
    var left = ""
    var right = ""
    var theme: String?
    var width: Int?
    var printsJSON = false
  }

  struct CompletionsOptions: Equatable {
    /// `man` is the manual page; nil for all of them, in files.
    var what: String?
    var prefix: String?

    static let names = ["bash", "zsh", "fish", "man"]
  }

  struct ThemesOptions: Equatable {
    /// Names and files of those to report on; all are listed where there are none.
    var themes: [String] = []
    var printsJSON = false
  }

  struct EvidenceOptions: Equatable {
    var journal: String
    /// The page to write; nil for a new one with the journal's name.
    var output: String?
  }

  struct VASTOptions: Equatable {
    /// Files and folders; `-` is standard input.
    var files: [String] = []
    var printsJSON = false
    /// Whether wrappers are followed.
    var resolves = false
    /// A folder or a file with the documents that wrappers lead to.
    var catalogue: String?
    /// How many wrappers may be around an ad, if not as many as usual.
    var wrapperLimit: Int?
    var lints = false
    var opensStage = false
  }

  struct SnapshotOptions: Equatable {
    var scenario = "storefront"
    var seed: UInt64?
    var place: Place?
    var screen = "stage"
    var width = 100
    var height = 30
    var theme: String?
    var language: String?
    var format = Format.text
    var printsJSON = false

    enum Format: String, CaseIterable {
      case text, ansi, svg, html
    }
  }
}
