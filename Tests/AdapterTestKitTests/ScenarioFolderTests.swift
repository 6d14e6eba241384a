import AdapterTestKit
import BrokenAdapters
import Testing

/// A folder of scenarios as the cases of a test.
@MainActor @Suite(.serialized)
struct ScenarioFolderTests {
  nonisolated static let folder = ScenarioFolder("Cases", beside: #filePath)

  @Test(arguments: folder.cases)
  func `a case is played`(_ scenario: ScenarioCase) async throws {
    guard !scenario.description.hasPrefix("wrong/") else {
      await #expect(throws: ScenarioFailure.self) { try await scenario.play() }
      return
    }
    try await scenario.play(adapters: ["SlothNetwork": CompletesTwiceCustomEvent.self])
  }

  @Test func `cases are found at any depth, in alphabetical order`() {
    #expect(
      Self.folder.cases.map(\.description) == [
        "named.json", "sloth.json", "wrong/no-scenario.json", "wrong/unknown-adapter.json",
        "wrong/unplayable.json", "wrong/wrong-count.json",
      ])
  }

  @Test func `a failure names the place in the file, what was found, and what happened`()
    async throws
  {
    let failure = await failure(of: "wrong/wrong-count.json")
    let lines = failure?.description.split(separator: "\n").map(String.init) ?? []
    #expect(
      lines.first == "wrong/wrong-count.json:10: expected google clicks 1, found 0")
    #expect(lines.dropFirst().first == "  the journal up to this point, at 1,150 ms:")
    #expect(lines.count > 3)
  }

  @Test func `a file that is no scenario, and an adapter that is not there`() async throws {
    let unreadable = await failure(of: "wrong/no-scenario.json")
    #expect(unreadable?.description.contains("no-scenario.json: line 1") == true)
    let unknown = await failure(of: "wrong/unknown-adapter.json")
    #expect(
      unknown?.description.hasSuffix(
        #"no adapter in this test is called "BrokenAdapters.IsNotThere"; "#
          + "lines name a class that is linked into the test, as Module.Class") == true)
  }

  @Test func `what adplay check refuses is refused here, with the place in the file`() async {
    let failure = await failure(of: "wrong/unplayable.json")
    #expect(
      failure?.description.hasSuffix(
        "unplayable.json: line 5, column 65: today's SDK does not ask for formats; "
          + #"only a unit with "api": "legacy" has it"#) == true)
  }

  @Test func `a line may use a name that the test gives`() async throws {
    let named = try #require(Self.folder.cases.first { $0.description == "named.json" })
    try await named.play(adapters: ["SlothNetwork": CompletesTwiceCustomEvent.self])
  }

  @Test func `a folder without scenarios is a case that fails`() async throws {
    let cases = ScenarioFolder("Nowhere", beside: #filePath).cases
    #expect(cases.count == 1)
    await #expect(throws: ScenarioFailure.self) { try await cases[0].play() }
  }

  private func failure(of name: String) async -> ScenarioFailure? {
    guard let scenario = Self.folder.cases.first(where: { $0.description == name }) else {
      return nil
    }
    return await #expect(throws: ScenarioFailure.self) { try await scenario.play() }
  }
}
