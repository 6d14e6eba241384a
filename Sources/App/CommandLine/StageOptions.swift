import AdServing

struct StageOptions: Equatable {
  /// A file, or the name of a built-in scenario.
  var scenario = "storefront"
  /// A recording that is shown while it grows, or `-` for standard input.
  var follows: String?
  /// The run of a recording that is shown, by its number or id; nil for the last.
  var run: String?
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
  /// The moment of a moving picture that is seen where nothing moves; nil for its end.
  var poster: Duration?
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

  /// A place in a file, or a moment of simulated time.
  enum Place: Equatable {
    /// A line of a scenario, or an entry of a journal.
    case number(Int)
    case time(Duration)
  }

  /// Whether anything moves over the screen.
  enum Motion: String, CaseIterable {
    case full, none
  }

  /// The characters that the stage is drawn with.
  enum Glyphs: String, CaseIterable {
    /// Unicode, where the terminal has it and draws it in as many columns as it should.
    case auto
    case unicode, ascii
  }

  /// How fast simulated time can run.
  static let speeds = 0.01...1000.0
}

extension Duration {
  /// How much real time to wait for adapters that use the real clock.
  static let usualPatience = Duration.seconds(5)
}
