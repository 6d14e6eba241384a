import AdServing
import Simulation

/// One reward on its way to the publisher's server: Google's asks again until it answers 200.
///
/// | the answer | next |
/// |---|---|
/// | 200 | nothing |
/// | anything else, or none | a second later the same request, up to five times |
/// | the same to the sixth request | Google gives up |
final class RewardCall {
  static let mostRequests = 6
  static let pause = Duration.seconds(1)
  static let message = "GET https://publisher.example/reward"

  let server: RewardServer
  let transaction: String
  /// Whether it says whose reward it is.
  let isForSomebody: Bool
  private let query: Fields
  private var requests = 0

  init(_ query: Fields, to server: RewardServer) {
    (self.query, self.server) = (query, server)
    transaction = query[.transaction] ?? ""
    isForSomebody = query["user_id"] != nil || query["custom_data"] != nil
  }

  private var world: World { World.current }

  func ask() {
    requests += 1
    var data = query
    if requests > 1 { data[.attempt] = requests }
    let outcome = server.outcome(ofRequest: requests)
    world.journal.callback(
      from: .google, to: .server, Self.message,
      requests == 1 ? .rewardVerified : .rewardVerifiedAgain, data: data
    ) {
      guard server.latency > .zero else { return hear(outcome) }
      later(server.latency) { $0.hear(outcome) }
    }
  }

  private func hear(_ outcome: RewardServer.Outcome) {
    PublisherServer.shared.answer(self, outcome) { status in
      guard status != 200 else { return }
      guard requests < Self.mostRequests else { return giveUp() }
      later(Self.pause) { $0.ask() }
    }
  }

  private func giveUp() {
    world.journal.note(
      by: .google, "the publisher's server is asked no more", .rewardGivenUp,
      data: [Fact.attempt(requests), Fact.transaction(transaction)])
  }

  /// What the request and its answer say is all that the journal has of the time between them.
  private func later(_ delay: Duration, _ action: @escaping (RewardCall) -> Void) {
    let context = world.journal.context
    world.timeline.after(delay) {
      World.current.journal.within(context) { action(self) }
    }
  }
}
