import AdapterTestKit
import Adplay
import NAMEApp
import Testing

/// The app's screens on a simulated phone.
@MainActor
struct NAMETests {
  @Test(arguments: ScenarioFolder("../../Scenarios", beside: #filePath).cases)
  func `a scenario turns out as it expects`(_ scenario: ScenarioCase) async throws {
    try await scenario.play()
  }
}
