import AdServing
import Scenarios
import Simulation
import Testing

@testable import Contract
@testable import Playing

/// Numbers and moments on either side of what a rule allows.
struct BoundaryTests {
  @Test(arguments: [
    ("0.0.1", true), ("99999.99999.99999", true), ("1.0.100000", false), ("1.-1.0", false),
    ("1.x.0", false),
  ])
  func `a part of a version has at most five digits`(_ version: String, _ isPossible: Bool) {
    let asked = Entry(
      number: 1, time: .start, cause: nil, kind: .call, from: .google, to: .adapter,
      sense: .setUpAsked, ad: nil, message: "setUp",
      data: ["class": "A.B", "adapterVersion": .string(version), "sdkVersion": "1.0.0"])
    #expect([asked].broken == (isPossible ? [] : ["version-impossible"]))
  }

  @Test func `the feed keeps its ad while another one's view is taken down`() {
    var phone = Phone()
    _ = phone.add(.shown, 1, at: .start)
    _ = phone.add(.takenDown, 2, at: .start)
    #expect(phone.feed == 1)
    _ = phone.add(.takenDown, 1, at: .start)
    #expect(phone.feed == nil)
  }
}

extension AllSessions {
  @Suite @MainActor struct LatenessTests {
    /// The rules that are broken if a banner's report comes this much later than its network's count.
    private func broken(_ report: Sense, after delay: Duration) throws -> Set<String> {
      let unit = Scenario.Unit(id: "feed", format: .banner, lines: [.sample()])
      let session = Session.after(
        Scenario(title: "a banner", adUnits: [unit]), .load(unit: "feed"), .show(unit: "feed"),
        .advance(.seconds(2)), .tap(.banner))
      let entries = session.journal.entries
      let reported = try #require(entries.first { $0.sense == report })
      return entries.ending(with: reported, at: reported.time + delay).broken
    }

    @Test(arguments: [
      (Sense.impressionReported, "impression-reported-late"),
      (.clickReported, "click-reported-late"),
    ])
    func `a report is late if any time has passed since the count`(
      _ report: Sense, _ rule: String
    ) throws {
      #expect(try broken(report, after: .zero) == [])
      #expect(try broken(report, after: .milliseconds(1)).contains(rule))
    }
  }
}
