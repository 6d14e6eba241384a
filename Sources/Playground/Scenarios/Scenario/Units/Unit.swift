package import Simulation
import AdServing
package import JSON

extension Scenario {
  /// An ad unit: its name, its format, and who requests its ads.
  package struct Unit: Equatable, Sendable {
    package var id: String
    package var title: String?
    package var format: Format
    package var asking: Asking
    /// What stands between the SDK and the application; nil if they talk to each other.
    package var layer: AppLayer?
    /// Whose doing it is what a script orders of it.
    package var orders = OrderGiver.user
    /// What the application does with its view, if it is a banner.
    package var banner = BannerHabit.keepsView
    /// How often it listens to its ads.
    package var listens = ListenerHabit.once
    /// What it has no listener for.
    package var misses: [AppNews] = []
    /// What it calls as neither its layer nor its SDK knows it.
    package var miscalls: [Miscall] = []
    /// What the application does whenever it hears something of its ads.
    package var reacts: [Reaction] = []

    package init(id: String, title: String? = nil, format: Format, _ asking: Asking) {
      self.id = id
      self.title = title
      self.format = format
      self.asking = asking
    }

    /// A unit whose ads Google requests.
    package init(
      id: String, title: String? = nil, format: Format = .native, options: Options = .init(),
      lines: [Line], timeout: Duration = .seconds(5)
    ) {
      self.init(
        id: id, title: title, format: format,
        .google(Waterfall(options: options, lines: lines, timeout: timeout)))
    }
  }
}

extension Scenario.Unit {
  package var kind: Scenario.UnitKind { Scenario.UnitKind(format, through: asking.through) }

  /// Whether a layer may take it for the other one: of its kind, or full screen as that is.
  package func mayBeTaken(for other: Self) -> Bool {
    kind == other.kind
      || asking.through == other.asking.through && format.isFullScreen && other.format.isFullScreen
  }

  /// Whether a layer may have its listener hear what is told of the other one's ads.
  package func mayHearInstead(of other: Self) -> Bool {
    asking.through == other.asking.through
  }

  /// The settings of every unit besides its id and format.
  static let settings = SettingTable<Scenario.Unit>([
    Setting("title", \.title, .text, "The name in the list of ads", leftOut: "the id"),
    Setting(
      "layer", \.layer, .settings(Scenario.AppLayer.settings, .init()),
      "What stands between the SDK and the application, such as a plugin",
      leftOut: "none", script: .valueOrNull),
    Setting(
      "orders", \.orders, .word,
      "Whose doing it is that a script loads and shows it",
      leftOut: "user", script: .value),
    Setting(
      "banner", \.banner, .word, "What the app does with a banner's view when it loads again",
      leftOut: "keepsView", script: .value),
    Setting(
      "listens", \.listens, .word, "How often the app listens to its ads",
      leftOut: "once", script: .value),
    Setting(
      "misses", \.misses, .words("A message.", "Several messages.", atLeast: "one message"),
      "What the app has no listener for", leftOut: "nothing", script: .valueOrNull),
    Setting(
      "miscalls", \.miscalls, .words("A call.", "Several calls.", atLeast: "one call"),
      "What the app calls under an old name, or with wrong arguments", leftOut: "nothing",
      script: .valueOrNull),
    Setting(
      "reacts", \.reacts, .reactions, "What the app does when it hears something of its ads",
      leftOut: "nothing", script: .valueOrNull),
  ])
}

// MARK: - What Google asks

extension Scenario.Unit {
  /// The lines that Google asks; a unit of another kind has none, and takes none.
  package var lines: [Scenario.Line] {
    get { asking.waterfall?.lines ?? [] }
    set { asking.waterfall?.lines = newValue }
  }

  /// Where the lines are that a change is about; none for what is no line's.
  package func lines(meantBy change: Change) -> [[JSONPath.Step]] {
    (asking.waterfall?.places(of: change) ?? []).map { [.key("lines"), .index($0)] }
  }

  /// The options of Google's requests.
  package var options: Scenario.Options {
    get { asking.waterfall?.options ?? .init() }
    set { asking.waterfall?.options = newValue }
  }

  /// Which of Google's interfaces its adapters are written for.
  package var api: Scenario.API {
    get { asking.waterfall?.api ?? .modern }
    set { asking.waterfall?.api = newValue }
  }
}
