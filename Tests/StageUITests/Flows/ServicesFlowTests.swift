import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing

/// An audience takes the network away, and watches who asks how often.
@Suite(.serialized) @MainActor struct ServicesFlowTests {
  /// The first request has failed; the room is open.
  private func player(_ unit: String = "good") throws -> StagePlayer {
    let stage = StagePlayer(
      try Scenario.inLibrary("ghad-outage"), size: Size(width: 120, height: 40))
    if unit == "seed" { stage.press(.down) }
    stage.advance(.seconds(1))
    stage.press("0")
    return stage
  }

  private func room(_ stage: StagePlayer) -> String { stage.screen }

  /// Finds something that can be done, and does it.
  private func force(_ words: String, _ stage: StagePlayer) {
    stage.press(.enter)
    stage.press("/")
    for character in words { stage.press(Key(character)) }
    stage.press(.enter)
  }

  @Test func `the room has the service, its state, and the next retry`() throws {
    let text = room(try player())
    for words in ["0 Services", "AppLovin MAX", "sdkKey ••••1234", "retry due", "Retry 1 of 20 in"]
    {
      #expect(text.contains(words), "\(words) in \(text)")
    }
    #expect(!text.contains("max-account"))
  }

  @Test func `the next retry counts down, and a key goes there`() throws {
    let stage = try player()
    #expect(room(stage).contains("Retry 1 of 20"))
    // The retry, and its answer.
    stage.press(">")
    #expect(room(stage).contains("Asking AppLovin MAX: retry 1 of 20."))
    stage.press(">")
    #expect(room(stage).contains("Retry 2 of 20 in 4 s"))
    stage.advance(.seconds(1))
    #expect(room(stage).contains("Retry 2 of 20 in 3 s"))
  }

  @Test func `a forced answer is what the next retry brings`() throws {
    let stage = try player()
    force("answers: an ad", stage)
    stage.press(">")
    stage.advance(.seconds(1))
    #expect(room(stage).contains("An ad is ready."))
  }

  @Test func `retries can be switched off`() throws {
    let stage = try player()
    stage.press(.down)
    force("retries nothing", stage)
    #expect(room(stage).contains("no retries"))
  }

  @Test func `coming back again and again makes the published wrapper a retry storm`() throws {
    let stage = try player("seed")
    #expect(!room(stage).contains("retry storm"))
    for _ in 0..<5 {
      force("leaves and comes back", stage)
      stage.advance(.seconds(2))
    }
    #expect(room(stage).contains("retry storm"), "\(room(stage))")
    #expect(room(stage).contains("published wrapper"))
  }

  @Test func `the fixed wrapper keeps its one plan`() throws {
    let stage = try player()
    for _ in 0..<5 {
      force("leaves and comes back", stage)
      stage.advance(.seconds(2))
    }
    #expect(!room(stage).contains("retry storm"), "\(room(stage))")
  }

  @Test func `an ad that the platform has replaced by itself is still there`() throws {
    let session = Session(try .inLibrary("ghad-expired"))
    session.start()
    session.perform(.load(unit: "seed"))
    let stage = StagePlayer(session, unit: "seed", size: Size(width: 120, height: 40))
    stage.press("0")
    #expect(room(stage).contains("published wrapper") && room(stage).contains("An ad is ready."))
    session.perform(.advance(.seconds(65)))
    #expect(room(stage).contains("An ad is ready."), "\(room(stage))")
    #expect(stage.session.ledgers.services["seed"]?.requests.count == 2)
  }

  /// The calls and notes of the newest launch, oldest first.
  private func launch(_ stage: StagePlayer) -> [String] {
    let entries = stage.session.journal.entries
    let start = entries.lastIndex { $0.message.hasPrefix("ServicesModule") } ?? 0
    return entries[start...].map(\.message)
  }

  @Test func `each step before the first ad is in the trace and in the room`() throws {
    let stage = try player()
    let messages = launch(stage)
    for step in [
      "ServicesModule.loadModule(), priority 3000", "AdModule.loadModule(), priority 2750",
      "register(type:service:)", "checkMainBundleInfoValid()", "configUserIdentity(params:)",
      "setupServices()", "didSetup(service:params:)", "log: adDidFailToLoadAd",
    ] {
      #expect(messages.contains(step), "\(step)")
    }
    let text = stage.text(of: .ledgers)
    #expect(text.contains("register ✓ Info.plist ✓ user ✓ didSetup ✓"), "\(text)")
    #expect(text.contains("ServicesModule ─▶ AdModule · log: 1"), "\(text)")
  }

  @Test(arguments: [
    ("registers no service", "register ✕ Info.plist ○ user ○ didSetup ○"),
    ("gets no key", "register ✓ Info.plist ✓ user ✓ didSetup ○"),
    ("never says that it has started", "user ✓ didSetup ○"),
    ("Info.plist lacks", "register ✓ Info.plist ✕ user ✓ didSetup ✓"),
    ("says no user", "Info.plist ✓ user ✕ didSetup ✓"),
    ("loaded before the services", "AdModule ─▶ ServicesModule"),
    ("log hears nothing", "log: 1"),
  ])
  func `each step can fail, and can be put right again`(_ words: String, _ row: String) throws {
    let stage = try player()
    force(words, stage)
    stage.advance(.seconds(3))
    #expect(stage.text(of: .ledgers).contains(row), "\(stage.text(of: .ledgers))")
    force("sets everything up", stage)
    stage.advance(.seconds(3))
    let text = stage.text(of: .ledgers)
    #expect(text.contains("register ✓ Info.plist ✓ user ✓ didSetup ✓"), "\(text)")
    #expect(text.contains("ServicesModule ─▶ AdModule"), "\(text)")
  }

  @Test func `a narrow room says which step failed`() throws {
    let stage = StagePlayer(
      try Scenario.inLibrary("ghad-outage"), size: Size(width: 80, height: 24))
    stage.advance(.seconds(1))
    stage.press("0")
    force("says no user", stage)
    stage.advance(.seconds(1))
    #expect(stage.text(of: .ledgers).contains("it knows no user"), "\(stage.screen)")
  }

  @Test func `another unit has no service, and the room says so`() throws {
    let stage = StagePlayer(
      try Scenario.inLibrary("storefront"), size: Size(width: 120, height: 40))
    stage.stage.open(room: "services", stage.state)
    #expect(room(stage).contains("No wrapper loads this unit's ads."))
  }
}
