import AdServing
import JSON
import Observing
import Playing
import Scenarios
import Simulation
import Testing

/// VAST ads of networks behind an arbiter or a service: played and called as the Sample network's.
@MainActor struct MediatedVASTTests {
  /// What a unit consists of, whoever requests its ads, and the network's name.
  nonisolated static let units: [(unit: String, network: String)] =
    ["cloudX": "CloudX", "levelPlay": "LevelPlay", "pubMatic": "PubMatic"].sorted { $0 < $1 }.map {
      (
        #""through": "arbiter", "slots": [{ "platform": "\#($0.key)", "label": "A", AD }]"#,
        $0.value
      )
    }
    + ["appLovin": "AppLovin MAX", "cloudX": "CloudX", "levelPlay": "LevelPlay"].sorted { $0 < $1 }
    .map { (#""through": "ghad", "service": "\#($0.key)", AD"#, $0.value) }

  @Test(arguments: units)
  func `its events are called at their moments, and its end pays`(
    _ unit: String, _ network: String
  ) throws {
    let session = try played(unit, #"{ "advance": "8s" }, { "close": true }, { "advance": "1s" }"#)
    #expect(
      session.pixels == [
        "impression@0", "start@0", "first@2000", "mid@4000", "third@6000", "complete@8000",
      ])
    #expect(
      session.book(of: network) == [
        "impression", "firstQuartile", "midpoint", "thirdQuartile", "complete", "reward",
      ])
  }

  @Test(arguments: units)
  func `it can be skipped from its offset on, which pays nothing`(
    _ unit: String, _ network: String
  ) throws {
    let session = try played(
      unit, #"{ "advance": "3s" }, { "tap": "skip" }, { "advance": "9s" }, { "close": true }"#)
    #expect(session.pixels.suffix(2) == ["first@2000", "skip@3000"])
    #expect(session.book(of: network) == ["impression", "firstQuartile"])
  }

  @Test(arguments: units)
  func `a document that leads to no ad fails the request with VAST's number`(
    _ unit: String, _ network: String
  ) throws {
    let session = try played(unit, #"{ "advance": "1s" }"#, vast: "<VAST version='3.0'/>")
    let failures = session.journal.entries.filter { $0.sense == .networkFailed }
    #expect(failures.first?.data.int("code") == 303 && failures.first?.from == .network(network))
    #expect(session.journal.entries.contains { $0.sense == .vastFailed })
    #expect(session.book(of: network) == [])
  }

  @Test func `an answer that comes twice is read once`() throws {
    let slot = #"{ "platform": "cloudX", "label": "A", "outcome": "answersTwice", AD }"#
    let unit = #""through": "arbiter", "slots": [\#(slot)]"#
    let session = try played(unit, #"{ "advance": "1s" }"#)
    #expect(session.journal.entries.count { $0.sense == .vastRead } == 1)
    #expect(session.journal.entries.count { $0.sense == .networkAnswered } == 2)
  }

  @Test func `files of slots and services are taken into the scenario`() throws {
    let units = Self.units.map(\.unit)
    for unit in [units.first, units.last].compactMap(\.self) {
      var scenario = try scenario(unit, "", vast: "ad.xml")
      #expect(scenario.vastFiles == ["ad.xml"])
      try scenario.embed(["ad.xml": Array(document.utf8)])
      #expect(scenario.vastFiles == [] && scenario.adUnits.first?.asking.ads.count == 1)
      var json = JSONWriter()
      json.write(try #require(scenario.source))
      let again = try Scenario(reading: json.bytes)
      #expect(again.adUnits == scenario.adUnits)
    }
  }

  private func scenario(_ unit: String, _ script: String, vast: String) throws -> Scenario {
    let ad = #""ad": { "vast": \#(JSONText.quoted(vast)) }"#
    let text = """
      { "title": "VAST", "seed": 3, "adUnits": [{ "id": "u", "format": "rewarded",
        \(unit.replacing("AD", with: ad)) }],
        "script": [{ "load": "u" }, { "show": "u" }\(script.isEmpty ? "" : ", \(script)")] }
      """
    return try Scenario(reading: Array(text.utf8))
  }

  private func played(
    _ unit: String, _ script: String, vast: String = document
  ) throws -> Session {
    ScriptRun.play(Session(try scenario(unit, script, vast: vast))).session
  }
}

/// Eight seconds that can be skipped after three.
private let document = """
  <VAST version="4.1"><Ad id="in"><InLine><AdSystem>Inner</AdSystem><AdTitle>Title</AdTitle>
  <Impression>https://a.example/impression</Impression>
  <Creatives><Creative><Linear skipoffset="00:00:03"><Duration>00:00:08</Duration><TrackingEvents>
  <Tracking event="start">https://a.example/start</Tracking>
  <Tracking event="firstQuartile">https://a.example/first</Tracking>
  <Tracking event="midpoint">https://a.example/mid</Tracking>
  <Tracking event="thirdQuartile">https://a.example/third</Tracking>
  <Tracking event="complete">https://a.example/complete</Tracking>
  <Tracking event="skip">https://a.example/skip</Tracking>
  </TrackingEvents>
  <MediaFiles><MediaFile type="video/mp4">https://a.example/a.mp4</MediaFile></MediaFiles>
  </Linear></Creative></Creatives></InLine></Ad></VAST>
  """

private enum JSONText {
  static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }
}

extension Session {
  /// The last part of each pixel's address, and how long after the impression it was called.
  fileprivate var pixels: [String] {
    let called = journal.entries.filter { $0.sense?.isPixel == true }
    let start = called.first?.time ?? now
    return called.map { entry in
      let name = entry.data.string("url")?.split(separator: "/").last ?? ""
      return "\(name)@\(Int((entry.time - start) / .milliseconds(1)))"
    }
  }

  /// Everything that the network counted.
  fileprivate func book(of network: String) -> [String] {
    journal.entries.compactMap { entry in
      guard case .count(let count) = entry.kind, entry.from == .network(network),
        count.what != .paid
      else { return nil }
      return count.what.rawValue
    }
  }
}
