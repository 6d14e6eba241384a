import AdServing
import Observing
import Playing
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// The publisher's options reach the network through the sample adapter.
  @Suite @MainActor struct OptionTests {
    private func session(
      _ ad: Scenario.Content? = nil, _ change: (inout Scenario.Options) -> Void = { _ in }
    ) -> Session {
      var options = Scenario.Options()
      change(&options)
      return .after(.feed(.sample(ad: ad), options: options), .load(unit: "feed"))
    }

    private func request(_ change: (inout Scenario.Options) -> Void) throws -> Fields {
      let entries = session(nil, change).journal.entries
      return try #require(entries.first { $0.message == "fetchAd(_:)" }).data
    }

    private func images(_ session: Session) throws -> [String] {
      guard case .list(let images) = try #require(session.ad).assets.google["images"] else {
        return []
      }
      return images.map { if case .string(let text) = $0 { text } else { "" } }
    }

    @Test func `without options the network is asked for one picture of any shape`() throws {
      let request = try request { _ in }
      #expect(request["testMode"] == .bool(false))
      #expect(request["multipleImages"] == .bool(false))
      #expect(request["downloadImages"] == .bool(true))
      #expect(request.string("orientation") == "any")
    }

    @Test(arguments: [
      (Scenario.Options.AspectRatio.any, "any"), (.landscape, "landscape"),
      (.portrait, "portrait"), (.square, "any"),
    ])
    func `an aspect ratio becomes an orientation`(
      _ shape: Scenario.Options.AspectRatio, _ orientation: String
    ) throws {
      #expect(
        try request { $0.mediaAspectRatio = shape }.string("orientation") == orientation)
    }

    @Test func `a test device asks for test ads`() throws {
      #expect(try request { $0.testRequest = true }["testMode"] == .bool(true))
    }

    @Test(arguments: Scenario.Format.allCases, [false, true])
    func `a test ad counts, and earns nothing`(_ format: Scenario.Format, _ isTest: Bool) {
      var line = Scenario.Line.sample()
      line.ecpmMicros = 4_000_000
      var unit = Scenario.Unit(id: "feed", format: format, lines: [line])
      unit.options.testRequest = isTest
      let session = Session.after(
        Scenario(title: "t", adUnits: [unit]), .load(unit: "feed"), .show(unit: "feed"),
        .advance(.seconds(8)))
      #expect(session.ledgers.ads.map(\.google.impressions) == [1])
      #expect(session.ledgers.ads.map(\.google.paidMicros) == [isTest ? 0 : 4000])
    }

    /// The tags about the user that an ad's network is told.
    private func audience(
      _ format: Scenario.Format, _ change: (inout Scenario.Options) -> Void
    ) throws -> [Fields.Value?] {
      var unit = Scenario.Unit(id: "feed", format: format, lines: [.sample()])
      change(&unit.options)
      let session = Session.after(
        Scenario(title: "audience", adUnits: [unit]), .load(unit: "feed"))
      let asked = try #require(session.journal.entries.first { $0.message == "fetchAd(_:)" }).data
      return [asked["forChildren"], asked["underAgeOfConsent"], asked["ageGroup"]]
    }

    @Test(arguments: Scenario.Format.allCases)
    func `what the publisher says about the user's age reaches the network`(
      _ format: Scenario.Format
    ) throws {
      let said = try audience(format) {
        $0.childDirected = true
        $0.underAgeOfConsent = false
        $0.ageRestrictedTreatment = .teen
      }
      #expect(said == [.bool(true), .bool(false), .string("teen")])
      #expect(try audience(format) { _ in } == [nil, nil, nil], "unspecified is not no")
    }

    /// What an adapter of Google's API finds about the request, and what the journal has of it.
    private func tags(
      _ change: (inout Scenario.Options) -> Void
    ) throws -> (seen: String, written: Fields.Value?) {
      var options = Scenario.Options()
      change(&options)
      let line = Scenario.Line.sample(
        nil, label: "A", className: "StrangeAdapters.TellingCustomEvent")
      let entries = Session.after(.feed(line, options: options), .load(unit: "feed")).journal
        .entries
      let asked = try #require(entries.first { $0.sense == .lineAsked })
      let answered = try #require(entries.first { $0.sense == .lineAnswered })
      return (answered.data.string("error") ?? "", asked.data["request"])
    }

    @Test func `a request that says nothing about its audience says nothing`() throws {
      let tags = try tags { _ in }
      #expect(tags.seen == "child: -, consent: -, age: unspecified, extras: -")
      #expect(tags.written == nil)
    }

    @Test func `what the publisher says of the audience reaches the adapter and the journal`()
      throws
    {
      let tags = try tags {
        $0.childDirected = true
        $0.underAgeOfConsent = false
        $0.ageRestrictedTreatment = .teen
        $0.keywords = ["boats"]
        $0.extras = ["region": "north"]
      }
      #expect(
        tags.seen == "child: 1, consent: 0, age: teen, extras: north")
      #expect(
        tags.written
          == .fields([
            "childDirected": true, "underAgeOfConsent": false, "ageRestrictedTreatment": "teen",
            "keywords": ["boats"], "extras": .fields(["region": "north"]),
          ]))
    }

    @Test func `a custom event finds extras under the label of its line`() throws {
      var options = Scenario.Options()
      options.extras = ["region": "north"]
      let line = Scenario.Line.sample(
        nil, label: "A", className: "StrangeAdapters.LabelledCustomEvent")
      let entries = Session.after(.feed(line, options: options), .load(unit: "feed")).journal
        .entries
      let answered = try #require(entries.first { $0.sense == .lineAnswered })
      #expect(answered.data.string("error") == "north")
    }

    @Test func `a script takes back what was said`() throws {
      var options = Scenario.Options()
      options.childDirected = true
      let line = Scenario.Line.sample(
        nil, label: "A", className: "StrangeAdapters.TellingCustomEvent")
      let session = Session.after(
        .feed(line, options: options), .load(unit: "feed"),
        .set(Change(unit: "feed", \.childDirected, nil)), .load(unit: "feed"))
      let asked = session.journal.entries.filter { $0.sense == .lineAsked }
      #expect(asked.map { $0.data["request"] != nil } == [true, false])
    }

    @Test func `several pictures arrive when several are requested`() throws {
      #expect(try images(session()) == ["300×150 @1x"])
      let several = session { $0.multipleImages = true }
      #expect(try images(several) == Array(repeating: "300×150 @1x", count: 3))
    }

    @Test func `a portrait picture is taller than wide`() throws {
      #expect(try images(session { $0.mediaAspectRatio = .portrait }) == ["150×300 @1x"])
    }

    @Test func `with image loading disabled only addresses arrive and nothing is downloaded`()
      throws
    {
      let session = session { $0.images = .urlsOnly }
      let addresses = try images(session)
      #expect(addresses.count == 1)
      #expect(addresses.allSatisfy { $0.hasPrefix("https://") && $0.hasSuffix(" @1x") })
      #expect(!session.journal.entries.contains { $0.to == .server })
    }

    @Test func `pictures given by address are downloaded before the ad is handed over`()
      throws
    {
      let session = session(.with { $0.imagesAs = .urls })
      let entries = session.journal.entries
      let questions = entries.filter { $0.to == .server }.map(\.number)
      let answers = entries.filter { $0.from == .server && $0.to == .adapter }.map(\.number)
      let handedOver = try #require(entries.first { $0.message == "completionHandler(ad, nil)" })
      #expect(questions.count == 2)
      #expect(answers.count == 2)
      #expect(answers.allSatisfy { $0 < handedOver.number })
      #expect(try images(session) == ["300×150 @1x"])
      #expect(
        entries.filter { $0.to == .server || $0.from == .server }.allSatisfy { $0.ad == "feed#1" })
    }

    @Test func `an AdChoices picture is downloaded and opens its page when tapped`()
      throws
    {
      let session = session(.with { $0.adChoicesAs = .imageURL })
      #expect(session.journal.entries.contains { $0.message.hasPrefix("GET ") })
      session.perform(.show(unit: "feed"))
      #expect(session.entries(of: .tap(.adChoices)).crossings == ["app→user open(_:)"])
      #expect(try #require(session.ad).google.clicks == 0)
    }
  }
}
