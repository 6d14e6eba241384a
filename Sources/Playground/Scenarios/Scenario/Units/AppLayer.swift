package import Simulation

extension Scenario {
  /// A layer between the SDK and the application of a unit: a plugin for another language, or a wrapper of
  /// the application's own house.
  package struct AppLayer: Equatable, Sendable {
    /// Its name in the journal; nil for none.
    package var name: String?
    /// What it does wrong.
    package var mistakes: [LayerMistake] = []
    /// How late it passes on what it delays.
    package var delay = Layer.usualDelay
    /// The options that it does not pass on with a request.
    package var loses: [LostOption] = []
    /// When it does so.
    package var condition = MistakeCondition()

    /// What it does by itself, of which the application knows nothing.
    package var reacts: [Reaction] = []
    /// Whether the application has switched that on.
    package var isAgreed = false
    /// Whether its exceptions end the application.
    package var isFatal = false
    /// Whether the application calls it, and it is not in the build.
    package var isMissing = false
    /// Whether it lays out the views of native ads in the application's place.
    package var draws = false

    package init() {}

    /// Whether a show without an ad brings one, as the application knows.
    package var loadsAtShow: Bool {
      isAgreed && reacts.contains { $0.to == .call(.show) && $0.deed == .load }
    }
  }
}

extension Scenario.AppLayer {
  static let settings = SettingTable<Self>([
    Setting("name", \.name, .text, "Its name in the journal", leftOut: "none"),
    Setting(
      "mistakes", \.mistakes, .words("A mistake.", "Several mistakes.", atLeast: "one mistake"),
      "What it does wrong", leftOut: "nothing"),
    Setting(
      "by", \.delay, .positiveDuration, "How late it passes on what it delays", leftOut: "3s"),
    Setting(
      "loses", \.loses, .words("An option.", "Several options.", atLeast: "one option"),
      "The options of a unit of Google's that it does not pass on", leftOut: "none"),
    Setting(
      "reacts", \.reacts, .reactions,
      "What it does by itself when the SDK tells it something",
      leftOut: "nothing"),
    Setting(
      "agreed", \.isAgreed, .flag, "Whether the app has switched on what it does by itself",
      leftOut: "false"),
    Setting(
      "fatal", \.isFatal, .flag, "Whether its exceptions end the app", leftOut: "false"),
    Setting(
      "missing", \.isMissing, .flag, "Whether it is not in the app's build", leftOut: "false"),
    Setting(
      "draws", \.draws, .flag, "Whether it lays out the views of native ads", leftOut: "false"),
    Setting("when", \.condition, .condition, "When it makes its mistakes", leftOut: "always"),
  ])
}
