import Testing

/// Adapters that work on queues of their own, on a stage that goes back and branches off.
@Suite(.outside) struct BranchTests {
  @Test(
    arguments: [
      "BackgroundQueueCustomEvent", "MainActorTaskCustomEvent", "PrivateQueueCustomEvent",
    ])
  func `the past repeats itself with an adapter that changes queues`(
    _ adapter: String
  ) async throws {
    let window = try await Window()
    let scenario = try window.scratch.write(
      """
      {"title": "Queues", "adUnits": [{"id": "feed", "format": "native", "lines": [
        {"label": "A stranger", "class": "MannerAdapters.\(adapter)"}]}]}
      """, to: "queues.json")
    try await window.openStage("\(scenario) --speed 0.01", program: Program.manners)
    try await window.wait("the ad") { $0.contains("Marmalade by post") }
    try window.press("Enter")
    try await window.wait("a click") { $0.contains(#/click +1 /#) }
    try window.press("<")
    try await window.wait("the moment before the click") { $0.contains(#/click +0 /#) }
    try window.press("Enter")
    // Where the past does not repeat itself, it stays as it was.
    try await window.wait("a branch with another click") { $0.contains(#/click +1 /#) }
  }
}
