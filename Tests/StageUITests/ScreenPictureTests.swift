import AdServing
import Observing
import Playing
import GoogleMobileAds
import Scenarios
import Screen
import Simulation
import StageUI
import Testing
import Theming

/// Screens, and as much of them as is tested, compared with pictures beside this file.
@Suite(.serialized) @MainActor struct ScreenPictureTests {
  /// A screen, and the keys that lead to it from the first ad after a second in view.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let size: Size
    let unit: String?
    let scenario: String
    let time: Duration
    let arrange: @MainActor @Sendable (StagePlayer) -> Void

    init(
      _ name: String, _ width: Int = 100, _ height: Int = 30, unit: String? = nil,
      of scenario: String = "storefront", after time: Duration = .seconds(1),
      _ arrange: @escaping @MainActor @Sendable (StagePlayer) -> Void = { _ in }
    ) {
      self.name = name
      self.unit = unit
      self.scenario = scenario
      self.time = time
      size = Size(width: width, height: height)
      self.arrange = arrange
    }

    var testDescription: String { name }
  }

  /// Whole stages.
  nonisolated static let sizes = [
    (80, 24), (100, 30), (120, 40), (60, 20), (40, 12), (39, 11),
    (20, 5), (1, 1), (60, 44), (84, 50), (120, 24), (160, 50), (200, 60), (300, 80),
  ].map { Case("stage-\($0.0)x\($0.1)", $0.0, $0.1) }

  /// Screens whose header, footer or layout is the point. One of them has a list over the stage.
  nonisolated static let windows = [
    Case("mediation-beside-160x50", 160, 50, of: "five-ways-to-fail", after: .seconds(8)) {
      $0.press("3")
    },
    Case("rules-beside-200x60", 200, 60, of: "lost-on-the-way") { $0.press("4") },
    Case("interfaces-200x60", 200, 60) { $0.press("9") },
    Case("mediation-beside-160x36", 160, 36, of: "waterfall", after: .seconds(3)) {
      $0.press("3")
    },
    Case("assets-beside-160x50", 160, 50) { $0.press("2") },
    Case("layout-120x40", 120, 40, unit: "asset-outside-ad", of: "native-layouts") {
      $0.press("V")
    },
    Case("layout-80x24", 80, 24, unit: "attribution-too-small", of: "native-layouts") {
      $0.press("V")
    },
    Case("privacy-80x24", 80, 24, of: "takes-any-answer-for-yes") {
      $0.press("C"); $0.press(.down)
    },
    Case("privacy-120x40", 120, 40, of: "reads-the-answer-once") {
      $0.press("C"); $0.press(.down)
    },
    Case("interstitial-200x60", 200, 60, unit: "break"),
    Case("counts-in-header-60x20", 60, 20) { $0.type("hz") },
    Case("parameter", 80, 24, of: "five-ways-to-fail", after: .seconds(8)) {
      $0.type("3e")
    },
    Case("forced") {
      $0.force(.fault(.dropsClicks))
      $0.advance(.seconds(2))
    },
    Case("serving-overrules", of: "serving-decides"),
    Case("in-background", unit: "video") { $0.press(.enter) },
    Case("looking-back-80x24", 80, 24) { $0.lookBack() },
    Case("paused") { $0.press(" ") },
    Case("paused-on-its-way") {
      $0.press(" ")
      $0.press("r")
    },
    Case("on-its-way-80x24", 80, 24) { $0.press("r") },
    Case("dismissed") { $0.press("x") },
    Case("proof-80x24", 80, 24) { $0.proveLostClick() },
    Case("help") { $0.press("?") },
    Case("lesson-80x24", 80, 24, of: "steal-a-click"),
    Case("tour-80x24", 80, 24, of: "money-lost-and-found") { $0.type("nnn") },
    Case("filter") {
      $0.press("/"); $0.type("click")
    },
  ]

  /// Everything between the header and the footer.
  nonisolated static let stages = [
    Case("forcing-closed", of: "rewarded", after: .zero) {
      $0.press(.enter)
      $0.advance(.seconds(1))
      $0.press(.enter)
      $0.press(.escape)
    },
    Case("interstitial-ready-160x50", 160, 50) { $0.press(.end) },
    Case("serving-overrules-120x40", 120, 40, of: "serving-decides"),
    Case("page-covers-app") { $0.press(.enter) },
    Case("failed") { $0.failsNext() },
    Case("world", unit: "world"),
    Case("world-80x24", 80, 24, unit: "world"),
    Case("banner", unit: "banner"),
    Case("banner-80x24", 80, 24, unit: "banner"),
    Case("banner-tapped", 120, 40, of: "banner") { $0.press(.enter) },
    Case("banner-block-120x50", 120, 50, unit: "block", of: "banner-sizes"),
    Case("banner-large", unit: "large", of: "banner-sizes") { $0.press("3") },
    Case("video", unit: "video") {
      $0.press("p")
      $0.advance(.seconds(5))
    },
    Case("interstitial", unit: "break"),
    Case("interstitial-80x24", 80, 24, unit: "break"),
    Case("interstitial-ready", unit: "feed") {
      for _ in 0..<6 { $0.press(.down) }
      $0.advance(.seconds(1))
    },
    Case("card-while-loading-80x24", 80, 24, after: .seconds(1)) { $0.press(.down) },
    Case("rewarded", unit: "coins", after: .seconds(3)),
    Case("rewarded-120x40", 120, 40, unit: "coins", after: .seconds(10)),
    Case("rewarded-asks", unit: "coins", after: .seconds(6)) { $0.press(.escape) },
    Case("rewarded-closed", unit: "coins", after: .seconds(10)) { $0.press(.escape) },
    Case("rewarded-interstitial-intro", unit: "bonus", after: .seconds(2)),
    Case("app-open", unit: "welcome"),
    Case("end-card", unit: "coins", after: .seconds(11)),
    Case("end-card-80x24", 80, 24, unit: "coins", after: .seconds(11)),
    Case("end-card-120x40", 120, 40, unit: "late", of: "orders-of-events", after: .seconds(11)),
    Case("stuck", unit: "glue", of: "never-shown-never-closed", after: .seconds(11)),
    Case("stuck-80x24", 80, 24, unit: "glue", of: "never-shown-never-closed", after: .seconds(11)) {
      $0.press(.escape)
    },
    Case("cannot-be-shown", unit: "blank", of: "never-shown-never-closed", after: .seconds(2)),
    Case("corner-top-left") { $0.choose(corner: .topLeft) },
    Case("corner-bottom-left") { $0.choose(corner: .bottomLeft) },
    Case("looking-back-160x50", 160, 50) { $0.lookBack() },
    Case("out-of-view") { $0.press("i") },
    Case("phone-in-focus") { $0.press(.right) },
    Case("phone-in-focus-80x24", 80, 24) { $0.press(.right) },
    Case("phone-in-focus-60x20", 60, 20) { $0.press(.right) },
    Case("ads-zoomed-60x20", 60, 20) { $0.press("z") },
    Case("ledgers-60x20", 60, 20) { $0.type("ll") },
    Case("ledgers-40x12", 40, 12) { $0.type("ll") },
    Case("proof-120x40", 120, 40) { $0.proveLostClick() },
    Case("proof-in-midnight", 100, 30) {
      $0.stage.theme = "midnight"
      $0.proveLostClick()
    },
    Case("lesson-120x40", 120, 40, of: "choose-the-right-call"),
    Case("tour-120x40", 120, 40, of: "money-lost-and-found") { $0.type("nnn") },
  ]

  /// The room that is open.
  nonisolated static let rooms = [
    Case("assets") { $0.press("2") },
    Case("assets-80x24", 80, 24) { $0.press("2") },
    Case("assets-160x40", 160, 40) { $0.press("2") },
    Case("mediation-80x24", 80, 24, of: "five-ways-to-fail", after: .seconds(8)) {
      $0.press("3")
    },
    Case("mediation-100x30", 100, 30, of: "five-ways-to-fail", after: .seconds(8)) {
      $0.press("3")
      for _ in 0..<6 { $0.press(.up) }
    },
    Case("mediation-120x40", 120, 40, of: "five-ways-to-fail", after: .seconds(8)) {
      $0.press("3")
      $0.press(.up)
    },
    Case("mediation-zoomed-80x24", 80, 24, of: "five-ways-to-fail", after: .seconds(8)) {
      $0.type("3z")
    },
    Case("mediation-40x12", 40, 12, of: "five-ways-to-fail", after: .seconds(8)) { $0.press("3") },
    Case("life", of: "rewarded", after: .zero) {
      $0.press(.enter)
      $0.advance(.seconds(1))
      $0.press(.enter)
      $0.advance(.seconds(4))
      $0.press("5")
    },
    Case("life-of-a-native-ad") { $0.press("5") },
    Case("life-120x40-out-of-order", 120, 40, unit: "echo", of: "covered-and-stuck", after: .zero) {
      $0.press(.enter)
      $0.advance(.seconds(1))
      $0.press(.enter)
      $0.advance(.seconds(1))
      $0.press("5")
    },
    Case("life-80x24-closed", 80, 24, of: "interstitial", after: .zero) {
      $0.press(.enter)
      $0.advance(.seconds(1))
      $0.press(.enter)
      $0.advance(.seconds(4))
      $0.press(.escape)
      $0.press("5")
    },
    Case("life-40x12", 40, 12, of: "rewarded", after: .zero) {
      $0.press(.enter)
      $0.advance(.seconds(1))
      $0.press(.enter)
      $0.advance(.seconds(1))
      $0.press("5")
    },
    Case("arbiter-80x24", 80, 24, of: "arbiter", after: .seconds(1)) { $0.press("0") },
    Case("arbiter-120x40", 120, 40, of: "arbiter", after: .seconds(1)) { $0.press("0") },
    Case("services-80x24", 80, 24, of: "ghad-outage", after: .seconds(8)) { $0.press("0") },
    Case("services-120x40", 120, 40, of: "ghad-outage", after: .seconds(8)) { $0.press("0") },
    Case("services-storm-160x50", 160, 50, unit: "seed", of: "ghad-outage", after: .seconds(1)) {
      $0.press("0")
      for _ in 0..<5 {
        $0.press(.enter)
        $0.type("/leaves and comes")
        $0.press(.enter)
        $0.advance(.seconds(2))
      }
    },
    Case("video-80x24", 80, 24, of: "vast-chain", after: .zero) { $0.playVideo(.seconds(4)) },
    Case("video-120x40", 120, 40, of: "vast-chain", after: .zero) { $0.playVideo(.seconds(4)) },
    Case("video-zoomed-at-the-end", 100, 44, of: "vast-chain", after: .zero) {
      $0.playVideo(.seconds(12))
      $0.press("z")
    },
    Case("video-failed-80x24", 80, 24, of: "vast-errors", after: .seconds(1)) { $0.press("8") },
    Case("video-of-a-native-ad") { $0.press("8") },
    Case("adapters-80x24", 80, 24) { $0.press("6") },
    Case("interfaces-80x24", 80, 24) { $0.press("9") },
    Case("interfaces-120x40", 120, 40) {
      $0.press("9")
      $0.press(.enter)
    },
    Case("interfaces-differ-160x50", 160, 50, of: "articles-or-apps") {
      $0.press("9")
    },
    Case("interfaces-one-only-100x30", 100, 30, unit: "coins") { $0.press("9") },
    Case("adapters-160x50", 160, 50) { $0.press("6") },
    Case("rules-80x24", 80, 24) { $0.type("4") },
    Case("rules-broken-80x24", 80, 24) { $0.showBrokenRule() },
    Case("rules-broken-160x28", 160, 28) { $0.showBrokenRule() },
    Case("rules-broken-100x30", 100, 30) { $0.showBrokenRule() },
    Case("mediation-on-its-way", 100, 30, of: "five-ways-to-fail", after: .seconds(1)) {
      $0.press("3")
    },
  ]

  /// The trace.
  nonisolated static let traces = [
    Case("trace-zoomed") {
      $0.press("h"); $0.press("z")
    },
    Case("trace-60x20", 60, 20) { $0.press("h") },
    Case("trace-40x12", 40, 12) { $0.press("h") },
    Case("trace-80x24", 80, 24) { $0.tapAndTrace() },
    Case("trace-100x30") { $0.tapAndTrace() },
    Case("trace-120x40", 120, 40) { $0.tapAndTrace() },
    Case("trace-160x50", 160, 50) { $0.tapAndTrace() },
    Case("trace-in-midnight", 80, 20) {
      $0.stage.theme = "midnight"
      $0.stage.pane = .trace
      $0.press("z")
    },
  ]

  /// The list that is open.
  nonisolated static let lists = [
    Case("arbiter-slot", 100, 44, of: "arbiter", after: .seconds(1)) {
      $0.press("0")
      $0.press(.enter)
    },
    Case("services-service", 100, 44, of: "ghad-outage", after: .seconds(1)) {
      $0.press("0")
      $0.press(.enter)
    },
    Case("help-140x50", 140, 50) { $0.press("?") },
    Case("help-80x24", 80, 24) { $0.press("?") },
    Case("help-40x12", 40, 12) { $0.press("?") },
    Case("palette-clicks") {
      $0.press(":"); $0.type("cli")
    },
    Case("palette-40x12", 40, 12) { $0.press(":") },
    Case("palette-nothing") {
      $0.press(":"); $0.type("zebra")
    },
    Case("force-80x24", 80, 24) { $0.press("f") },
    Case("force-100x30") {
      $0.press("f"); $0.press(.tab)
    },
    Case("force-120x40", 120, 40) {
      $0.press("f"); $0.press(.down)
    },
    Case("palette-force") {
      $0.press(":"); $0.type("clic")
    },
    Case("options") { $0.press("o") },
    Case("options-of-a-banner", unit: "banner") { $0.press("o") },
    Case("options-40x12", 40, 12) { $0.press("o") },
    Case("themes") { $0.press("t") },
    Case("palette-160x50", 160, 50) { $0.press(":") },
    Case("help-searched-80x24", 80, 24) { $0.type("?/waterfall") },
    Case("force-searched-80x24", 80, 24) { $0.type("f/lose") },
    Case("scenarios-80x24", 80, 24) { $0.press("L") },
    Case("scenarios-160x50", 160, 50) { $0.press("L") },
    Case("causes-of-a-tap") {
      $0.press(.enter); $0.explain("tap")
    },
    Case("causes-of-a-tap-80x24", 80, 24) {
      $0.press(.enter); $0.explain("tap")
    },
    Case("help-in-daylight", 80, 20) {
      $0.stage.theme = "daylight"
      $0.press("?")
    },
    Case("tours-80x24", 80, 24) { $0.press("T") },
    Case("tours-40x12", 40, 12) { $0.press("T") },
  ]

  private nonisolated static let cases =
    (sizes + windows).map { ($0, Extent.window) } + stages.map { ($0, .stage) }
    + rooms.map { ($0, .part(.pane(.ledgers))) } + traces.map { ($0, .part(.pane(.trace))) }
    + lists.map { ($0, .part(.overlay)) }

  @Test(arguments: cases)
  func `the screen matches its picture`(_ test: Case, _ extent: Extent) throws {
    let player = StagePlayer(
      try .inLibrary(test.scenario), unit: test.unit, size: test.size)
    player.advance(test.time)
    test.arrange(player)
    let picture = extent.cut(player.frame)
    Pictures.expect(try #require(picture), test.name)
  }
}

extension StagePlayer {
  /// Makes the next load fail.
  fileprivate func failsNext() {
    session.perform(.set(Change(unit: stage.unit, \.outcome, .noFill)))
    press("r")
    advance(.seconds(1))
  }

  /// Taps the ad, closes what it opened, and goes back to before that.
  fileprivate func lookBack() {
    press(.enter)
    advance(.milliseconds(1500))
    press(.escape)
    advance(.seconds(2))
    press("<")
  }

  /// Taps the ad and goes to the trace.
  fileprivate func tapAndTrace() {
    press(.enter)
    press("h")
  }

  /// Loses a click, and goes from the broken rule to its proof.
  fileprivate func proveLostClick() {
    showBrokenRule()
    press(.enter)
  }

  fileprivate func showBrokenRule() {
    force(.fault(.dropsClicks))
    advance(.seconds(2))
    press(.enter)
    press("4")
  }

  fileprivate func choose(corner: Scenario.Options.Corner) {
    while state.options.adChoices != corner { press("c") }
    advance(.seconds(1))
  }

  /// Opens the causes of the newest entry with this message.
  fileprivate func explain(_ message: String) {
    guard let entry = state.entries.last(where: { $0.message == message }) else { return }
    stage.pane = .trace
    stage.trace.selected = entry.number
    press(.enter)
  }
}

extension StagePlayer {
  /// Loads the ad, shows it, and opens the video room while it plays.
  fileprivate func playVideo(_ time: Duration) {
    press(.enter)
    advance(.seconds(3))
    press(.enter)
    press("8")
    advance(time)
  }
}
