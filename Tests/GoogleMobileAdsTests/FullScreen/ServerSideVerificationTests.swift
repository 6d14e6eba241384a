import GoogleMobileAds
import Simulation
import StrangeAdapters
import Testing
import UIKit

/// What the publisher's server is told about a reward, and who tells it.
@Suite(.serialized) @MainActor struct ServerSideVerificationTests {
  private func options(_ user: String?, _ text: String?) -> ServerSideVerificationOptions {
    let options = ServerSideVerificationOptions()
    options.userIdentifier = user
    options.customRewardText = text
    return options
  }

  private func heardByServer(_ world: World) -> [Entry] {
    world.journal.entries.filter { $0.to == .server }
  }

  /// Shows the ad and earns the reward.
  private func earn(_ phone: RewardedPhone, afterPresenting: () -> Void = {}) {
    phone.ad.present(from: phone.root) {}
    afterPresenting()
    phone.mediated.delegate?.willPresentFullScreenView()
    phone.mediated.delegate?.didRewardUser()
  }

  @Test func `Google's server reports who earned what`() throws {
    let phone = try RewardedPhone()
    phone.ad.serverSideVerificationOptions = options("player-17", "level 4")
    phone.world.timeline.advance(by: .milliseconds(1234))
    earn(phone)
    let entries = heardByServer(phone.world)
    #expect(entries.count == 1)
    let entry = try #require(entries.first)
    #expect(entry.from == .google && entry.kind == .callback && entry.ad == "feed#1")
    var data = entry.data
    guard case .string(let transaction) = data["transaction_id"] else {
      Issue.record("no transaction: \(data)")
      return
    }
    #expect(transaction.wholeMatch(of: #/[0-9a-f]{32}/#) != nil)
    data["transaction_id"] = nil
    let said = Dictionary(uniqueKeysWithValues: data.all.map { ($0.name, $0.value) })
    #expect(
      said == [
        "ad_network": "Strange", "ad_unit": "feed", "custom_data": "level 4", "reward_amount": 3,
        "reward_item": "lives", "timestamp": 1234, "user_id": "player-17",
      ])
  }

  @Test func `the application gets its reward before the server does`() throws {
    let phone = try RewardedPhone()
    phone.ad.serverSideVerificationOptions = options(nil, nil)
    earn(phone)
    let messages = phone.world.journal.entries.map(\.message)
    let app = try #require(messages.firstIndex(of: "userDidEarnRewardHandler()"))
    let server = try #require(messages.firstIndex(of: "GET https://publisher.example/reward"))
    #expect(app < server)
    let facts = heardByServer(phone.world)[0].data
    #expect(facts["user_id"] == nil && facts["custom_data"] == nil)
  }

  @Test func `without options or before the reward the server gets nothing`() throws {
    let phone = try RewardedPhone()
    earn(phone)
    #expect(heardByServer(phone.world).isEmpty)
    let patient = try RewardedPhone()
    patient.ad.serverSideVerificationOptions = options("player-17", nil)
    patient.ad.present(from: patient.root) {}
    patient.mediated.delegate?.willPresentFullScreenView()
    patient.mediated.delegate?.didDismissFullScreenView()
    #expect(heardByServer(patient.world).isEmpty)
  }

  @Test func `a reward reported twice reaches the server once`() throws {
    let phone = try RewardedPhone()
    phone.ad.serverSideVerificationOptions = options("player-17", nil)
    earn(phone)
    phone.mediated.delegate?.didRewardUser()
    #expect(heardByServer(phone.world).count == 1)
  }

  @Test func `options set after presenting are ignored and noted`() throws {
    let phone = try RewardedPhone()
    let early = options("early", nil)
    phone.ad.serverSideVerificationOptions = early
    earn(phone) {
      early.userIdentifier = "changed"
      phone.ad.serverSideVerificationOptions = options("late", nil)
    }
    #expect(heardByServer(phone.world).map { $0.data["user_id"] } == [.string("early")])
    let notes = phone.world.journal.entries.filter { $0.message.contains("verification come") }
    #expect(notes.map(\.ad) == ["feed#1"])
  }

  @Test func `a seed always gives the same transaction id, another seed another`() throws {
    let numbers = try [7, 7, 8].map { (seed: UInt64) in
      let phone = try RewardedPhone(seed: seed)
      phone.ad.serverSideVerificationOptions = options(nil, nil)
      earn(phone)
      return try #require(heardByServer(phone.world).first?.data["transaction_id"])
    }
    #expect(numbers[0] == numbers[1])
    #expect(numbers[0] != numbers[2])
  }
}
