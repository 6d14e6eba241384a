import AdServing
import AppTrackingTransparency
import Contract
import Foundation
import Observing
import Playing
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// What holds for the user's data is stored, read, passed on and judged.
  @Suite @MainActor struct PrivacyRuleTests {
    private nonisolated static let agreed =
      "CQlH_MAQlH_MAEsAHBENB4FgAP_AAAAAAAYgF5wAQF5gAAAA.IF5wAQF5gA"
    private nonisolated static let refused =
      "CQlH_MAQlH_MAEsAHBENB4FgAAAAAAAAAAYgAAAAAAAA.IF5wAQF5gA"

    /// A native ad of the Sample network is loaded after each change.
    private func session(
      _ adapter: String = "SampleAdapter.SampleCustomEvent", _ changes: Fields...,
      format: Scenario.Format = .native
    ) -> Session {
      var line = Scenario.Line.sample()
      line.className = adapter
      var scenario = Scenario(
        title: "a test", adUnits: [.init(id: "feed", format: format, lines: [line])])
      scenario.privacy = changes.first.map {
        var privacy = Scenario.Privacy()
        privacy.apply($0)
        return privacy
      }
      let session = Session(scenario)
      session.start()
      session.perform(.load(unit: "feed"))
      for change in changes.dropFirst() {
        session.perform(.consent(change))
        session.perform(.load(unit: "feed"))
      }
      return session
    }

    private func zoo(_ name: String) -> String { "BrokenAdapters.\(name)CustomEvent" }

    private func told(_ session: Session) -> [String] {
      session.journal.entries.filter { $0.sense == .privacyPassedOn }
        .map { "\($0.message) \($0.data["value"].map { "\($0)" } ?? "")" }
    }

    @Test func `a choice is where adapters look for it, as long as its world lasts`() {
      let session = session(
        zoo("KeepsTheAnswer"),
        [
          "gdprApplies": true, "tcf": .string(Self.agreed), "gpp": "DBABTA~1YNN",
          "usPrivacy": "1YNN",
        ])
      let kept = UserDefaults.standard
      #expect(kept.string(forKey: "IABTCF_TCString") == Self.agreed)
      #expect(kept.object(forKey: "IABTCF_gdprApplies") as? Int == 1)
      #expect(kept.string(forKey: "IABTCF_PurposeConsents") == "1111111111")
      #expect(kept.string(forKey: "IABTCF_VendorConsents")?.count == 755)
      #expect(kept.string(forKey: "IABGPP_HDR_GppString") == "DBABTA~1YNN")
      #expect(kept.string(forKey: "IABUSPrivacy_String") == "1YNN")
      #expect(kept.string(forKey: "IABTCF_AddtlConsent") == nil)
      session.perform(.consent(["tcf": .null]))
      #expect(kept.string(forKey: "IABTCF_TCString") == nil)
      #expect(kept.string(forKey: "IABTCF_PurposeConsents") == nil)
      _ = self.session()
      #expect(kept.string(forKey: "IABUSPrivacy_String") == nil)
      #expect(kept.object(forKey: "IABTCF_gdprApplies") == nil)
    }

    @Test func `the journal says who reads, and when`() throws {
      let session = session(zoo("KeepsTheAnswer"), ["tcf": .string(Self.agreed)])
      let read = try #require(session.journal.entries.first { $0.sense == .privacyRead })
      #expect(read.from.role == .adapter && read.ad == "feed#1")
      #expect(read.message == "reads IABTCF_TCString")
      #expect(read.data["value"] == .string(Self.agreed))
    }

    @Test func `nobody says anything where nothing was set`() {
      let session = session()
      let senses: Set<Sense?> = [.privacyRead, .privacyStored, .privacyPassedOn]
      #expect(session.journal.entries.allSatisfy { !senses.contains($0.sense) })
      #expect(session.journal.entries.allSatisfy { $0.data["privacy"] == nil })
    }

    @Test(arguments: [Scenario.Format.native, .banner, .interstitial, .rewarded, .appOpen])
    func `an adapter that reads with each load breaks no rule`(_ format: Scenario.Format) {
      let session = session(
        "SampleAdapter.SampleCustomEvent",
        [
          "gdprApplies": true, "tcf": .string(Self.agreed), "additionalConsent": "2~1~dv.2",
          "gpp": "DBABTA~1YNN", "gppSections": "6", "usPrivacy": "1YNN",
          "personalization": "enabled",
        ],
        ["tcf": .string(Self.refused)], ["usPrivacy": "1YYN", "gpp": "DBABTA~1YYN"],
        ["personalization": "disabled"], ["gdprApplies": false, "tcf": .null],
        ["childDirected": true, "personalization": "enabled"], ["additionalConsent": .null],
        ["tcf": "no string at all", "usPrivacy": "?", "gpp": ""], format: format)
      #expect(session.findings == [])
      let told = told(session)
      #expect(told.contains("setHasUserConsent(_:) bool(true)"))
      #expect(told.contains("setHasUserConsent(_:) bool(false)"))
      #expect(told.contains("setDoNotSell(_:) bool(true)"))
      #expect(told.contains("setPersonalizedAds(_:) bool(false)"))
    }

    @Test(
      arguments: [
        ("KeepsTheAnswer", ["tcf": .string(refused)], "consent-not-forwarded"),
        ("KeepsTheAnswer", ["usPrivacy": "1YNN"], "consent-not-forwarded"),
        ("KeepsTheAnswer", ["personalization": "disabled"], "consent-not-forwarded"),
        ("TakesAnyAnswerForYes", ["tcf": .string(refused)], "consent-inverted"),
        ("PersonalizesForChildren", ["underAgeOfConsent": true], "child-tag-contradicted"),
        ("PersonalizesForChildren", ["personalization": "disabled"], "consent-inverted"),
        ("TakesSilenceForNo", ["usPrivacy": "1YNN"], "unspecified-became-false"),
        ("TakesAnyAnswerForYes", ["tracking": "denied"], "consent-inverted"),
        ("TakesAnyAnswerForYes", ["tracking": "restricted"], "consent-inverted"),
      ] as [(String, Fields, String)])
    func `an adapter that loses a choice is found`(
      _ name: String, _ said: Fields, _ rule: String
    ) {
      let session = session(zoo(name), said)
      #expect(session.findings == [rule])
      for finding in session.journal.entries.findings {
        finding.expectProof(in: session.journal.entries)
        #expect(finding.entry.from.role == .adapter)
      }
    }

    @Test(
      arguments: [
        ("KeepsTheAnswer", ["personalization": "enabled"]),
        ("KeepsTheAnswer", ["gdprApplies": false, "tcf": .string(agreed)]),
        ("KeepsTheAnswer", ["gdprApplies": true]),
        ("TakesAnyAnswerForYes", ["tcf": .string(agreed)]),
        ("PersonalizesForChildren", ["childDirected": false]),
        ("TakesSilenceForNo", ["childDirected": false]),
        ("ReadsTheAnswerOnce", ["tcf": .string(refused)]),
        ("TakesAnyAnswerForYes", ["tracking": "authorized"]),
        ("TakesAnyAnswerForYes", ["tracking": "notDetermined"]),
        // Every network can look at it by itself.
        ("KeepsTheAnswer", ["tracking": "denied"]),
      ] as [(String, Fields)])
    func `the same adapter is innocent where nothing is lost`(_ name: String, _ said: Fields) {
      #expect(session(zoo(name), said).findings == [])
    }

    @Test(
      arguments: [
        (["tcf": .string(agreed)], ["tcf": .string(refused)]),
        (["usPrivacy": "1YNN"], ["usPrivacy": "1YYN"]),
        (["tcf": .string(agreed)], ["tcf": .null]),
        (["personalization": "enabled"], ["personalization": "disabled"]),
        (["tracking": "authorized"], ["tracking": "denied"]),
        (["tracking": "authorized"], ["tracking": "notDetermined"]),
        (["tracking": "authorized"], ["tracking": .null]),
      ] as [(Fields, Fields)])
    func `an answer that was read once is stale after the next one`(
      _ first: Fields, _ then: Fields
    ) {
      #expect(session(zoo("ReadsTheAnswerOnce"), first, then).findings == ["consent-stale"])
      #expect(session(zoo("ReadsTheAnswerOnce"), first, first).findings == [])
    }

    @Test func `only where the law wants an answer does an app ask too early`() {
      func findings(_ privacy: Fields, _ orders: Scenario.OrderGiver) -> [String] {
        var unit = Scenario.Unit(id: "feed", format: .interstitial, lines: [.sample()])
        unit.orders = orders
        var scenario = Scenario(title: "a test", adUnits: [unit])
        scenario.privacy = Scenario.Privacy()
        scenario.privacy?.apply(privacy)
        let session = Session(scenario)
        session.start()
        session.perform(.load(unit: "feed"))
        let row = session.ledgers.privacy.rows(of: "feed#1").first { $0.choice == .tcf }
        #expect((row?.arrival == .unanswered) == !session.findings.isEmpty)
        return session.findings
      }
      #expect(findings(["gdprApplies": true], .app) == ["asked-before-consent"])
      #expect(findings(["gdprApplies": true], .user) == [])
      #expect(findings(["gdprApplies": false], .app) == [])
      #expect(findings(["gdprApplies": true, "tcf": .string(Self.refused)], .app) == [])
      #expect(findings(["usPrivacy": "1YNN"], .app) == [])
    }

    // MARK: Looked at

    private func row(_ choice: PrivacyChoice, _ session: Session) throws -> PrivacyRow {
      let rows = session.ledgers.privacy.rows(of: session.ad?.name)
      return try #require(rows.first { $0.choice == choice })
    }

    @Test func `a row has what each party did, and when`() throws {
      let row = try row(
        .tcf, session("SampleAdapter.SampleCustomEvent", ["tcf": .string(Self.agreed)]))
      #expect(row.stored?.text == Self.agreed && row.stored?.time == .start)
      #expect(row.read?.text == Self.agreed && row.told?.text == Self.agreed)
      #expect(row.answer?.text == "1" && row.arrival == .arrived)
    }

    @Test(
      arguments: [
        ("KeepsTheAnswer", .tcf, ["tcf": .string(refused)], .missing),
        ("TakesAnyAnswerForYes", .tcf, ["tcf": .string(refused)], .inverted),
        ("PersonalizesForChildren", .personalization, ["childDirected": true], .forChild),
        ("ForgetsTheChild", .childDirected, ["childDirected": true], .missing),
        ("TakesSilenceForNo", .childDirected, ["usPrivacy": "1YNN"], .invented),
        // Where the application has said nothing at all.
        ("TakesSilenceForNo", .childDirected, .none, .invented),
      ] as [(String, PrivacyChoice, Fields, PrivacyRow.Arrival)])
    func `a row says what was lost`(
      _ name: String, _ choice: PrivacyChoice, _ said: Fields, _ arrival: PrivacyRow.Arrival
    ) throws {
      #expect(try row(choice, session(zoo(name), said)).arrival == arrival)
    }

    @Test func `an answer that is taken back is taken back from the network, too`() {
      let session = session(
        "SampleAdapter.SampleCustomEvent", ["gdprApplies": true, "tcf": .string(Self.agreed)],
        ["tcf": .null])
      let asked = session.journal.entries.filter { $0.sense == .networkAsked }
      #expect(asked.map { $0.data[.privacy]?["hasUserConsent"] } == [.bool(true), .bool(false)])
    }

    @Test func `whoever looks at App Tracking Transparency finds the scenario's answer`() {
      let session = session(
        "SampleAdapter.SampleCustomEvent", ["tracking": "notDetermined"],
        ["tracking": "authorized"], ["tracking": "denied"])
      #expect(session.findings == [])
      #expect(
        told(session) == [
          "setTrackingEnabled(_:) bool(true)", "setTrackingEnabled(_:) bool(false)",
        ])
      let read = session.journal.entries.filter { $0.sense == .privacyRead }
      #expect(read.map { $0.data["value"] } == ["notDetermined", "authorized", "denied"])
      #expect(ATTrackingManager.trackingAuthorizationStatus == .denied)
      _ = self.session()
      #expect(ATTrackingManager.trackingAuthorizationStatus == .notDetermined)
    }

    @Test func `what is set after the network was asked came too late`() throws {
      let session = session("SampleAdapter.SampleCustomEvent", ["gdprApplies": true])
      session.perform(.consent(["tcf": .string(Self.agreed)]))
      #expect(try row(.tcf, session).arrival == .late)
      session.perform(.load(unit: "feed"))
      #expect(try row(.tcf, session).arrival == .arrived)
      session.perform(.consent(["tcf": .string(Self.refused)]))
      #expect(try row(.tcf, session).arrival == .changed)
    }
  }
}
