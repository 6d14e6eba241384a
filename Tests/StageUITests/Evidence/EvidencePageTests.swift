import Directing
import Handouts
import JSON
import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing
import Themes
import Theming

/// The page that shows others what a journal proves, read as strictly as no browser reads.
@Suite(.serialized) @MainActor struct EvidencePageTests {
  // MARK: Journals and their pages

  /// The lines of the journal of a scenario whose script was played.
  private func lines(_ scenario: Scenario) throws -> [Substring] {
    let session = ScriptRun.play(Session(scenario)).session
    var json = JSONWriter()
    session.writeJournalHeader(to: &json)
    for entry in session.journal.entries { entry.write(to: &json) }
    return String(decoding: json.bytes, as: UTF8.self).split(separator: "\n")
  }

  private func bytes(
    of lines: some Sequence<Substring>, ending: String = "\n", limit: Int = EvidenceMoments.limit
  ) throws -> [UInt8] {
    let text = lines.joined(separator: "\n") + ending
    let journal = try RecordedJournal(reading: Array(text.utf8))
    let moments = EvidenceMoments(EntryList(journal), limit: limit)
    let (dark, light) = (try theme("midnight"), try theme("daylight"))
    let camera = StageCamera(moments.chosen, dark: dark, light: light)
    let replay = try Replay.play(journal, prepare: camera.follow)
    let evidence = Evidence(
      journal, .init(file: "one day.jsonl", program: "adplay", version: "1.2.3"), moments,
      pictures: camera.pictures,
      difference: replay.difference.flatMap { $0.recorded == nil ? nil : $0.number })
    return EvidencePage(evidence, dark: dark, light: light).bytes
  }

  private func theme(_ name: String) throws -> Theme {
    let theme = try #require(BuiltInThemes.all.first { $0.name == name })
    return Theme(try ColorScheme(reading: theme.content))
  }

  /// A page without problems.
  private func page(
    _ lines: some Sequence<Substring>, ending: String = "\n", limit: Int = EvidenceMoments.limit,
    location: SourceLocation = #_sourceLocation
  ) throws -> StrictPage {
    let page = StrictPage(try bytes(of: lines, ending: ending, limit: limit))
    #expect(page.problems == [], sourceLocation: location)
    return page
  }

  private func page(of name: String) throws -> StrictPage {
    try page(try lines(try .inLibrary(name)))
  }

  // MARK: What it says

  @Test func `it says what happened, both counts, and what proves each broken rule`() throws {
    let page = try page(of: "lost-on-the-way")
    let sentence = try #require(page.elements("sentence").first)
    #expect(sentence.text == "Google saw the click; its call to the adapter was lost on the way.")
    #expect(page.elements("h1").map(\.text) == ["Lost on the way"])
    let facts = try #require(page.elements("header").first).text
    for fact in ["seed 1", "adplay 1.2.3", "journal version 2", "173 entries up to 00:06.750"] {
      #expect(facts.contains(fact))
    }
    let wrong = page.elements("wrong").map { $0.children.prefix(3).map(\.text) }
    #expect(
      wrong == [
        ["click", "1 saw it", "0 never told"], ["click", "0 never told", "1 saw it"],
        ["impression", "1 saw it", "0 never told"], ["impression", "0 never told", "1 saw it"],
      ])
    let rules = page.elements("article")
    #expect(
      rules.map { $0.children[0].text } == [
        "‼ error click-not-passed-on", "‼ error click-not-reported",
        "‼ error impression-not-passed-on", "‼ error impression-not-reported",
      ])
    for rule in rules {
      #expect(
        rule.all.filter { $0.name == "dt" }.map(\.text) == ["Why", "Forced", "Proof", "Source"])
      let links = rule.all.compactMap { $0.attributes["href"] }
      #expect(links.count >= 3 && links.allSatisfy { $0.hasPrefix("#e") })
    }
  }

  @Test func `each request about a reward has a row, with its answer`() throws {
    let page = try page(of: "reward-server")
    let rows = (page.element(id: "verification")?.all ?? []).filter { $0.name == "tr" }
    let coins = try #require(rows.firstIndex { $0.text.hasPrefix("coins#1") })
    #expect(rows[coins].text.hasPrefix("coins#1 3 coins for player-17 · "))
    #expect(
      rows[coins + 1...coins + 3].map { $0.children.suffix(2).map(\.text) } == [
        ["500", "not granted"], ["500", "not granted"], ["200", "granted"],
      ])
    let wrong = rows.filter { $0.has("wrong") }.compactMap(\.children.last?.text)
    #expect(
      wrong == ["granted", "granted"] + Array(repeating: "nobody answered", count: 6)
        + ["not granted"])
    #expect(page.element(id: "privacy") == nil)
  }

  @Test func `a journal with consent says what became of each choice`() throws {
    let page = try page(of: "consent-taken-back")
    let rows = (page.element(id: "privacy")?.all ?? []).filter { $0.name == "tr" }
    let heads = try #require(rows.first).children.map(\.text)
    #expect(
      heads == [
        "choice", "app set", "from Google", "adapter read", "network told", "What happened",
      ])
    #expect(rows.contains { $0.children.first?.text == "GDPR applies" })
    #expect(rows.contains { $0.children.first?.text == "TC string" && $0.has("wrong") })
    #expect(page.element(id: "verification") == nil)
  }

  @Test func `a journal in which no rule is broken says how many held`() throws {
    let page = try page(of: "storefront")
    #expect(page.elements("article").isEmpty)
    let rules = try #require(page.element(id: "rules"))
    #expect(rules.text.contains(/\d+ rules held, none is broken\./))
    #expect(page.elements("wrong").isEmpty)
  }

  @Test func `every entry has its row, with who, to whom, what and why`() throws {
    let lines = try lines(try .inLibrary("lost-on-the-way"))
    let rows = try page(lines).elements("tbody").last?.children ?? []
    #expect(rows.count == lines.count - 1)
    let row = try #require(rows.first { $0.attributes["id"] == "e32" })
    #expect(
      row.children.map(\.text).dropFirst(2).prefix(2) == ["Google", "→ adapter"])
    #expect(row.children[4].text.hasPrefix("didRecordClickOnAsset(with:view:viewController:)"))
    #expect(row.children[5].text.contains("because of #30"))
  }

  @Test func `the commands are there, and both files to save`() throws {
    let lines = try lines(try .inLibrary("lost-on-the-way"))
    let page = try page(lines)
    #expect(
      page.elements("command").map(\.text) == [
        "adplay replay 'one day.jsonl'", "adplay replay 'one day.jsonl' --stage --at 35",
        "adplay 'one day.json' --seed 1",
      ])
    let files = page.elements("file")
    #expect(files.compactMap { $0.attributes["download"] } == ["one day.jsonl", "one day.json"])
    let journal = lines.joined(separator: "\n") + "\n"
    let data = "data:application/octet-stream;base64,\(Base64.encode(Array(journal.utf8)))"
    #expect(files.first?.attributes["href"] == data)
    let scenario = try #require(page.elements("code").last { $0.name == "pre" }).text
    #expect(try Scenario(reading: Array(scenario.utf8)).title == "Lost on the way")
  }

  @Test(arguments: ["arbiter", "app-open", "banner-refresh", "custom-events", "ghad-late-reward"])
  func `other ads have pages, too`(_ name: String) throws {
    let page = try page(of: name)
    #expect(!page.elements("moment").isEmpty)
  }

  @Test func `a sentence about one count is beside that count`() throws {
    let page = try page(of: "lost-on-the-way")
    var beside: [String: [String]] = [:]
    let rows = (page.element(id: "counts")?.all ?? []).filter { $0.name == "tr" }
    for row in rows where row.children.first?.attributes["scope"] == "row" {
      let why = row.children.last { $0.has("why") }
      beside[row.children[0].text, default: []] += why.map { [$0.text] } ?? []
    }
    let sentence = "Google saw the click; its call to the adapter was lost on the way."
    #expect(beside["click"]?.contains { $0.contains(sentence) } == true)
    #expect(beside["impression"]?.contains { $0.contains(sentence) } == false)
    #expect(beside["impression"]?.contains { $0.contains("the impression") } == true)
  }

  // MARK: Moments

  @Test func `each moment has its text and its screen without a script`() throws {
    let moments = try page(of: "lost-on-the-way").elements("moment")
    #expect(moments.count == 29)
    for moment in moments {
      let screen = try #require(moment.children.last { $0.name == "pre" })
      #expect(screen.text.split(separator: "\n", omittingEmptySubsequences: false).count == 31)
      #expect(screen.text.contains("Who counted?"))
      #expect(moment.children[0].text.contains(/^[\d.:]+ s \w/))
    }
    let broken = moments.filter { $0.has("broken") }
    #expect(broken.count == 4)
    #expect(broken[0].children[0].text == "1.150 s You tapped Open one ‼ a rule was broken")
    #expect(broken[0].text.contains("click-told#1 · impression: Google 1, Sample SDK 1"))
    #expect(broken[0].text.contains("differ ✗"))
  }

  @Test func `a moment of waiting is the one in which something came of it`() throws {
    let moments = try page(of: "lost-on-the-way").elements("moment")
    let waited = moments.filter { $0.children[0].text.contains("You waited 1 s") }
    #expect(waited.count == 6)
    #expect(waited[0].children[0].text == "1.150 s You waited 1 s")
    #expect(waited[0].text.contains("impression: Google 1, Sample SDK 1"))
  }

  @Test func `where there are too many moments, those that broke a rule and the last one stay`()
    throws
  {
    let lines = try lines(try .inLibrary("lost-on-the-way"))
    let page = try page(lines, limit: 6)
    let moments = page.elements("moment")
    #expect(moments.count == 6)
    #expect(moments.count { $0.has("broken") } == 4)
    #expect(moments.last?.text.contains("#\(lines.count - 1)") == true)
    #expect(try #require(page.element(id: "stage")).text.contains("6 of 29 moments"))
  }

  @Test func `both looks of a screen are in the styles`() throws {
    let page = try page(of: "storefront")
    let style = try #require(page.elements("style").first).text
    let parts = style.components(separatedBy: "@media ")
    let (light, dark) = (try #require(parts.dropFirst().first), parts[2])
    #expect(light.hasPrefix("print, (prefers-color-scheme: light)"))
    #expect(dark.hasPrefix("screen and (prefers-color-scheme: dark)"))
    let classes = Set(
      page.elements("screen").flatMap(\.all).compactMap { $0.attributes["class"] }
        .filter { $0.hasPrefix("s") && $0 != "screen" })
    #expect(classes.count > 5)
    for name in classes {
      #expect(light.contains(".\(name){") && dark.contains(".\(name){"), "\(name)")
    }
  }

  // MARK: Unusual journals

  @Test func `a journal without entries has a page that says so`() throws {
    let lines = try lines(try .inLibrary("storefront"))
    let page = try page(lines.prefix(1))
    #expect(page.elements("sentence").map(\.text) == ["The journal has no entries."])
    #expect(page.elements("moment").isEmpty)
    #expect(page.element(id: "trace") == nil)
  }

  @Test func `a journal with one entry has one row and one moment`() throws {
    let lines = try lines(try .inLibrary("storefront"))
    let page = try page(lines.prefix(2))
    #expect(page.elements("sentence").map(\.text) == ["No ad was requested."])
    #expect(page.elements("moment").count == 1)
    #expect(page.element(id: "rows")?.text == "1 entry")
  }

  @Test(arguments: ["\n", "\n{\"n\":"])
  func `a journal that ends within a moment says that it has no picture of it`(_ ending: String)
    throws
  {
    let lines = try lines(try .inLibrary("lost-on-the-way"))
    let page = try page(lines.prefix(33), ending: ending)
    let moments = page.elements("moment")
    #expect(moments.dropLast().allSatisfy { $0.children.last?.name == "pre" })
    #expect(moments.last?.children.last?.text == "No picture: the journal ends within this moment.")
  }

  @Test func `from where a replay differs on there are no pictures`() throws {
    var lines = try lines(try .inLibrary("lost-on-the-way"))
    let place = try #require(lines.firstIndex { $0.contains("\"what\":\"click\"") })
    lines[place] = lines[place].replacing("\"amount\":1", with: "\"amount\":2")[...]
    let moments = try page(lines).elements("moment")
    let reason = "No picture: from #\(place) on, a replay was not what this journal says."
    #expect(moments.first?.children.last?.name == "pre")
    #expect(moments.last?.children.last?.text == reason)
  }

  // MARK: Texts from elsewhere

  private static let evil = [
    #"</script><script>alert(1)</script>"#, #""><img src=x onerror=alert(1)>"#,
    "' onload='alert(1)",
    "</pre></li></ol>", "<!--", "]]>", "&amp;lt;", "\u{1B}[2J\u{9B}31m\u{7F}",
    "\u{202E}txet\u{2066}",
    "\u{2028}", "\u{E000}\u{200B}",
  ]

  private func scenario(saying evil: String) throws -> Scenario {
    var json = JSONWriter()
    json.write(evil)
    let word = String(decoding: json.bytes, as: UTF8.self)
    return try Scenario(
      reading: Array(
        """
        {
          "title": \(word),
          "adUnits": [{ "id": "feed", "format": "native", "lines": [{
            "label": \(word), "class": "SampleAdapter.SampleCustomEvent", "parameter": \(word),
            "outcome": "fill", "fault": "dropsClicks",
            "ad": { "headline": \(word), "body": \(word), "callToAction": \(word) } }] }],
          "script": [
            { "load": "feed" }, { "show": "feed" }, { "advance": "1s" }, { "tap": "callToAction" }
          ]
        }
        """.utf8))
  }

  @Test func `a text from an ad stays a text`() throws {
    let evil = Self.evil.joined(separator: " ")
    let usual = try page(try lines(try scenario(saying: "Install")))
    let page = try page(try lines(try scenario(saying: evil)))
    #expect(page.elements("script").map(\.text) == usual.elements("script").map(\.text))
    #expect(page.elements("h1").map(\.text) == [SafeText.clean(evil)])
    #expect(page.elements("moment").count == usual.elements("moment").count)
    #expect(page.elements("img").isEmpty)
    let headline = page.elements("fact").filter { $0.text.hasPrefix("headline: ") }
    #expect(!headline.isEmpty && headline.allSatisfy { $0.text.contains("<script>alert(1)") })
    let scenario = try #require(page.elements("code").last { $0.name == "pre" }).text
    #expect(try Scenario(reading: Array(scenario.utf8)).adUnits.count == 1)
  }

  // MARK: The file

  @Test func `the same journal gives the same bytes, and not too many`() throws {
    let lines = try lines(try .inLibrary("lost-on-the-way"))
    let page = try bytes(of: lines)
    #expect(try bytes(of: lines) == page)
    #expect(page.count < 1 << 20)
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
