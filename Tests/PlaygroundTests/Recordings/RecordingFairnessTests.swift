import Contract
import JSON
import Observing
@testable import Playing
import Scenarios
@testable import Simulation
import Testing

extension AllSessions {
  /// What is judged from a recording: all that it can show, and never anything that a check does not find.
  @Suite @MainActor struct RecordingFairnessTests {
    private nonisolated static let sights: [[SeenPart]] = [
      [.googleAdapter, .appGoogle], [.googleAdapter], [.appGoogle],
      [.googleAdapter, .appGoogle, .networkCounts], [.googleAdapter, .adapterNetwork],
      [.googleAdapter, .appGoogle, .adapterNetwork],
    ]
    private static let wire = sights[0]

    @Test(arguments: sights)
    func `nothing is found that a check does not find`(_ parts: [SeenPart]) {
      let extra = PlayedBreaches.all.flatMap { played in
        played.extra(in: Wiretap(of: played.entries, parts).read())
      }
      #expect(extra.sorted() == [])
    }

    @Test func `what the wire shows is found, line by line and doubled`() {
      let judged = Set(RecordingSight(Self.wire.map(\.rawValue), leftOut: []).rules)
      var missed: [String] = []
      var broken: Set<String> = []
      for played in PlayedBreaches.all {
        let tap = Wiretap(of: played.entries, Self.wire)
        broken.formUnion(played.found.map(\.rule))
        for read in [tap.read(), tap.read { [$0, $0] }] {
          missed += played.missing(in: read, of: judged)
          missed += played.extra(in: read)
        }
      }
      // What a scenario does to the answer of a set-up lies between the adapter's and Google's.
      #expect(Set(missed).subtracting(["slow-starts: set-up-never-answered of -"]).sorted() == [])
      // All of them are broken somewhere, but for one that takes threads.
      #expect(judged.subtracting(broken) == ["called-off-main"])
      print(
        "judged from the wire: \(judged.count) rules: \(judged.sorted().joined(separator: " "))")
    }

    @Test(arguments: [sights[0], sights[3], sights[5]])
    func `a cut end proves nothing`(_ parts: [SeenPart]) {
      var chance = SplitMix64(seed: 3)
      let extra = PlayedBreaches.all.flatMap { played -> [String] in
        let tap = Wiretap(of: played.entries, parts)
        return (0..<2).flatMap { _ in
          let end = Int(chance.next() % UInt64(tap.entries.count + 1))
          return played.extra(in: tap.judged { $0.number <= end })
        }
      }
      #expect(extra.sorted() == [])
    }

    @Test(arguments: [sights[0], sights[3], sights[5]])
    func `holes prove nothing`(_ parts: [SeenPart]) {
      var chance = SplitMix64(seed: 5)
      let extra = PlayedBreaches.all.flatMap { played -> [String] in
        let tap = Wiretap(of: played.entries, parts)
        return [3, 30].flatMap { rate in
          played.extra(in: tap.judged { _ in chance.next() % rate != 0 })
        }
      }
      #expect(extra.sorted() == [])
    }

    @Test func `each single lost line proves nothing`() {
      let extra = PlayedBreaches.all.flatMap { played -> [String] in
        let tap = Wiretap(of: played.entries, Self.wire)
        guard tap.entries.count < 80 else { return [] }
        return tap.entries.flatMap { lost in
          played.extra(in: tap.judged { $0.number != lost.number })
        }
      }
      #expect(Set(extra).sorted() == [])
    }

    @Test func `a count is right or unknown`() {
      var wrong: [String] = []
      // That one plays definitions of a count that Google does not have.
      for played in PlayedBreaches.all where played.name != "rules-of-counting" {
        let tap = Wiretap(of: played.entries, Self.wire)
        for ad in tap.recording()?.ads ?? [] {
          let counted = played.googleCounts(of: ad.name)
          for (seen, real) in zip(ad.google.all, counted) where seen != nil && seen != real {
            wrong.append("\(played.name): \(ad.name) \(seen ?? 0), not \(real)")
          }
        }
      }
      #expect(wrong == [])
    }

    @Test func `a journal of adplay has the findings that it says`() {
      for played in PlayedBreaches.all.prefix(40) {
        var judge = RecordingJudge(.everything, isPlayed: true)
        for entry in played.entries { judge.handle(entry) }
        judge.end(isCut: false)
        #expect(
          Set(judge.takeFindings().map { Breach($0.finding) }) == played.found, "\(played.name)")
      }
    }
  }
}

/// A rule that was broken, and the ad that it is about.
struct Breach: Hashable, CustomStringConvertible {
  let rule: String
  let ad: String?

  init(_ finding: Finding) { (rule, ad) = (finding.rule.id, finding.ad) }

  /// The same of no ad: a check knows no ad of a banner whose size Google refuses.
  var ofNoAd: Breach { Breach(rule: rule, ad: nil) }

  init(rule: String, ad: String?) { (self.rule, self.ad) = (rule, ad) }

  var description: String { "\(rule) of \(ad ?? "-")" }
}

/// A scenario as it was played, and what a check found.
@MainActor
struct PlayedBreaches {
  let name: String
  let found: Set<Breach>
  let entries: [Entry]

  /// Every built-in scenario, played once.
  static let all: [PlayedBreaches] = ScenarioLibrary.Shelf.builtIn.flatMap { shelf in
    shelf.scenarios.compactMap { name, content in
      guard let scenario = try? Scenario(reading: content()) else { return nil }
      let check = ScenarioCheck.play(scenario)
      return PlayedBreaches(
        name: name, found: Set(check.findings.map(Breach.init)),
        entries: check.session.journal.entries + check.session.lastWords)
    }
  }

  func extra(in read: Set<Breach>) -> [String] {
    read.filter { !found.contains($0) && !found.contains($0.ofNoAd) }.map { "\(name): \($0)" }
  }

  /// What was found of some rules, and is not read.
  func missing(in read: Set<Breach>, of rules: Set<String>) -> [String] {
    let seen = read.union(read.map(\.ofNoAd))
    return found.filter { rules.contains($0.rule) && !seen.contains($0) }.map { "\(name): \($0)" }
  }

  func googleCounts(of ad: String) -> [Int] {
    [Sense.googleImpression, .googleClick, .googleReward].map { sense in
      entries.filter { $0.ad == ad && $0.sense == sense }.count
    }
  }
}

extension Session {
  /// A line that shows that time has passed, as long as there is an application to write it.
  fileprivate var lastWords: [Entry] {
    hasEnded
      ? []
      : [
        Entry(
          number: journal.entries.count + 1, time: world.timeline.now, cause: nil,
          kind: .note(violation: nil), from: .app, to: nil, ad: nil, message: "still recording",
          data: .none)
      ]
  }
}

extension RecordingSight {
  fileprivate var rules: [String] { Rulebook.all.filter(judges).map(\.id) }
}

extension RecordedAd.Counts {
  fileprivate var all: [Int?] { [impressions, clicks, rewards] }
}

extension Wiretap {
  /// The recording as a file, with each line changed into some.
  func bytes(_ change: (String) -> [String] = { [$0] }) -> [UInt8] {
    let words = parts.filter { $0 != .networkCounts }.map { "\"\($0.rawValue)\"" }
    let header =
      "{\"format\":\"adplay-journal\",\"recorded\":{\"crossings\":[\(words.joined(separator: ","))],"
      + "\"recorder\":\"1.0.0\",\"run\":\"r\",\"silence\":3600},\"version\":3}"
    let lines = entries.flatMap { entry in
      var json = JSONWriter()
      entry.write(to: &json)
      return change(String(decoding: json.bytes.dropLast(), as: UTF8.self))
    }
    return Array((change(header) + lines + [""]).joined(separator: "\n").utf8)
  }

  func recording(_ change: (String) -> [String] = { [$0] }) -> Recording? {
    var recordings = Recordings()
    recordings.beginFile()
    recordings.take(bytes(change)[...])
    recordings.endFile()
    return recordings.end().first
  }

  /// What is found in the file.
  func read(_ change: (String) -> [String] = { [$0] }) -> Set<Breach> {
    Set(recording(change)?.findings.map { Breach($0.finding) } ?? [])
  }

  /// What is found if only some entries came through.
  func judged(_ isThere: (Entry) -> Bool) -> Set<Breach> {
    // Nobody sleeps in a scenario.
    var judge = RecordingJudge(
      RecordingSight(parts.map(\.rawValue), leftOut: [], silence: .seconds(3600)))
    var last = 0
    for entry in entries where isThere(entry) {
      if entry.number != last + 1 { judge.lose() }
      last = entry.number
      judge.handle(entry)
    }
    judge.end(isCut: false)
    return Set(judge.takeFindings().map { Breach($0.finding) })
  }
}
