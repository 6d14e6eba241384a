import AdServing
import Simulation

/// A reward the user may earn: whom to tell in the application, and what goes to its server.
struct FullScreenReward {
  let earned: () -> Void
  let verification: ServerSideVerification?

  /// Counts it, tells the application if it still hears that, and has its server told.
  func give(_ line: AcceptedLine, unit: String, isHeard: Bool) {
    let journal = World.current.journal
    let reward = line.settings.reward
    let facts: Fields = [Fact.amount(reward.amount), Fact.type(reward.type)]
    journal.count(Count(.reward, in: .google), by: .google, data: facts)
    let server = AdServer.shared.units[unit]?.rewardServer
    let tellServer = {
      (verification ?? (server == nil ? nil : .unsaid))?
        .tell(server, of: reward, source: line.settings.label, unit: unit, over: line.wire)
    }
    if server?.order == .serverFirst { tellServer() }
    if isHeard { tellApp(line, facts) }
    if server?.order != .serverFirst { tellServer() }
  }

  private func tellApp(_ line: AcceptedLine, _ facts: Fields) {
    let (message, earned) = ("userDidEarnRewardHandler()", earned)
    line.wire.carry(.appReward, message) {
      World.current.journal.tellApp(from: .google, message, .appToldReward, data: facts, earned)
    }
  }
}
