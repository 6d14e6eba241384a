import AdServing
import Contract
import Observing
import Playing
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// What the publisher's server does with a reward, and what Google's does about its answers.
  @Suite @MainActor struct RewardServerTests {
    private func session(
      _ server: RewardServer?, user: String? = "player-17", faults: [WireFault] = [],
      format: Scenario.Format = .rewarded
    ) -> Session {
      var line = Scenario.Line.sample(label: "a", ecpmMicros: nil)
      line.faults = faults
      var unit = Scenario.Unit(id: "coins", format: format, lines: [line])
      unit.asking.waterfall?.rewardServer = server
      unit.options.verification = user.map { .init(userIdentifier: $0) }
      let session = Session(Scenario(title: "a test", adUnits: [unit]))
      session.start()
      session.perform(.load(unit: "coins"))
      session.perform(.show(unit: "coins"))
      session.perform(.advance(.seconds(60)))
      return session
    }

    private func server(
      _ outcome: RewardServer.Outcome = .grants, times: Int? = nil, latency: Duration? = nil,
      keeps: Bool = true, order: RewardServer.Order = .appFirst
    ) -> RewardServer {
      var server = RewardServer()
      (server.outcome, server.times, server.order) = (outcome, times, order)
      server.keepsTransactions = keeps
      if let latency { server.latency = latency }
      return server
    }

    private func senses(_ session: Session) -> [Sense] {
      session.journal.entries.compactMap(\.sense).filter {
        [
          .rewardVerified, .rewardVerifiedAgain, .rewardGranted, .rewardKnown, .rewardRefused,
          .rewardUnanswered, .rewardGivenUp, .appToldReward,
        ].contains($0)
      }
    }

    @Test(
      arguments: [
        (.grants, nil, true, [.rewardGranted], []),
        (.fails, 1, true, [.rewardRefused, .rewardVerifiedAgain, .rewardGranted], []),
        (.grantsAndFails, 1, true, [.rewardGranted, .rewardVerifiedAgain, .rewardKnown], []),
        (
          .grantsAndFails, 1, false, [.rewardGranted, .rewardVerifiedAgain, .rewardGranted],
          ["reward-granted-twice"]
        ),
        (.isDown, 1, true, [.rewardUnanswered, .rewardVerifiedAgain, .rewardGranted], []),
      ] as [(RewardServer.Outcome, Int?, Bool, [Sense], [String])],
      [Scenario.Format.rewarded, .rewardedInterstitial])
    func `each request has its answer`(
      _ one: (
        outcome: RewardServer.Outcome, times: Int?, keeps: Bool, senses: [Sense], rules: [String]
      ), _ format: Scenario.Format
    ) {
      let session = session(server(one.outcome, times: one.times, keeps: one.keeps), format: format)
      #expect(senses(session) == [.appToldReward, .rewardVerified] + one.senses)
      #expect(session.findings == one.rules)
    }

    @Test(arguments: [RewardServer.Outcome.fails, .isDown])
    func `after six requests a second apart Google gives up`(_ outcome: RewardServer.Outcome) {
      let session = session(server(outcome))
      let requests = session.journal.entries.filter { $0.to == .server }
      #expect(requests.map { $0.data[.attempt] } == [nil, 2, 3, 4, 5, 6])
      #expect(Set(requests.map { $0.data[.transaction] }).count == 1)
      let gaps = zip(requests.dropFirst(), requests).map { $0.time - $1.time }
      #expect(gaps == Array(repeating: .milliseconds(1100), count: 5))
      #expect(senses(session).last == .rewardGivenUp)
      #expect(session.findings == ["reward-never-granted"])
      for finding in session.journal.entries.findings {
        finding.expectProof(in: session.journal.entries)
        #expect(finding.entry.from == .server)
      }
    }

    @Test func `a server that grants and never says so is asked six times, and granted it`() {
      let session = session(server(.grantsAndFails))
      #expect(senses(session).count { $0 == .rewardKnown } == 5)
      #expect(senses(session).last == .rewardGivenUp)
      #expect(session.findings == [])
    }

    @Test func `the server may hear first, and have granted it before the app is told`() {
      #expect(
        senses(session(server(latency: .zero, order: .serverFirst)))
          == [.rewardVerified, .rewardGranted, .appToldReward])
      #expect(
        senses(session(server(order: .serverFirst)))
          == [.rewardVerified, .appToldReward, .rewardGranted])
    }

    @Test func `a request that names nobody rewards nobody`() throws {
      let session = session(server(), user: nil)
      #expect(senses(session) == [.appToldReward, .rewardVerified, .rewardRefused])
      let reward = try #require(session.ledgers["coins#1"]?.verifiedRewards.first)
      #expect(reward.state == .grantedToNobody && session.findings == [])
    }

    @Test(
      arguments: [
        (true, ["publisher-told-twice"]),
        (false, ["publisher-told-twice", "reward-granted-twice"]),
      ])
    func `a request that Google sends twice is granted once by a server that remembers`(
      _ keeps: Bool, _ rules: [String]
    ) {
      let session = session(server(keeps: keeps), faults: [.repeatsVerification])
      #expect(session.findings == rules)
    }

    @Test func `of a server that nobody knows there is a request and no answer`() throws {
      let session = session(nil)
      #expect(senses(session) == [.appToldReward, .rewardVerified])
      let ad = try #require(session.ledgers["coins#1"])
      #expect(ad.verifiedRewards.map(\.state) == [.asked])
      let isSaid = Verdict(ad).statements.contains {
        if case .server = $0 { true } else { false }
      }
      #expect(!isSaid)
    }

    @Test(
      arguments: [
        (.grants, nil, .granted, 1), (.fails, 2, .granted, 3), (.fails, nil, .givenUp, 6),
        (.isDown, nil, .givenUp, 6),
      ] as [(RewardServer.Outcome, Int?, VerifiedReward.State, Int)])
    func `the counts say what became of it`(
      _ outcome: RewardServer.Outcome, _ times: Int?, _ state: VerifiedReward.State, _ requests: Int
    ) throws {
      let session = session(server(outcome, times: times))
      let ad = try #require(session.ledgers["coins#1"])
      #expect(Verdict(ad).statements.contains(.server(state, requests: requests)))
    }

    @Test func `a script changes what it does`() {
      let session = session(server(.isDown))
      session.perform(.close)
      session.perform(
        .set(Change(unit: "coins", .init("rewardServer", .fields(["outcome": "grants"])))))
      session.perform(.load(unit: "coins"))
      session.perform(.show(unit: "coins"))
      session.perform(.advance(.seconds(60)))
      #expect(session.ledgers["coins#2"]?.verifiedRewards.map(\.state) == [.granted])
    }
  }
}
