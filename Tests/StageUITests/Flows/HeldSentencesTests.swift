import Catalogue
import Contract
import Observing
import Playing
import Scenarios
import Screen
import StageUI
import Testing

/// The sentences of the tours are held by the screens they speak of, in windows of several sizes.
@Suite(.serialized) @MainActor struct HeldSentencesTests {
  /// What a sentence says is to be seen.
  enum Sight: Sendable {
    /// Words in some pane.
    case words(String)
    /// The figures of a row of the counts.
    case counts(String, google: Int, network: Int)
  }

  private nonisolated static func words(_ texts: String...) -> [Sight] { texts.map { .words($0) } }

  private nonisolated static let sights: [String: [[Sight]]] = [
    "who-counted": [
      words("user app Google adapter network"),
      words("Night Train Chess") + [.counts("impression", google: 0, network: 0)],
      words("saw it") + [.counts("impression", google: 1, network: 1)],
      words("didRecordClickOnAsset", "handleClick") + [.counts("click", google: 1, network: 1)],
      words("clicks Google [Sample SDK]") + [.counts("click", google: 0, network: 0)],
      words("saw it") + [.counts("click", google: 1, network: 1)],
      words("differ ✗", "+1", "never told saw it")
        + [.counts("click", google: 0, network: 1)],
      words("Google's report is missing a click", "Fix: "),
    ],
    "money-lost-and-found": [
      words("Harbour Market", "Google Sample SDK"),
      words("agree ✓", "$0.006") + [.counts("impression", google: 1, network: 1)],
      words("differ ✗", "never told")
        + [.counts("impression", google: 1, network: 0)],
      words("didRecordImpression", "nativeAdDidRecordImpression"),
      [
        .counts("impression", google: 1, network: 0), .counts("click", google: 1, network: 1),
      ],
      words("Google saw the impression", "is not paid for it", "Fix: "),
      words("agree ✓", "$0.006") + [
        .counts("impression", google: 1, network: 1), .counts("click", google: 1, network: 1),
      ],
    ],
    "from-phone-to-test": [
      words("didRecordClickOnAsset", "reportClick()"),
      words("reportClick()", "Fix: "),
      words("Field Guide to Fog"),
      words("reportClick()", "Fix: "),
      words("agree ✓") + [.counts("click", google: 1, network: 1)],
    ],
    "from-red-to-green": [
      words("clicks Google [Sample SDK]"),
      words("differ ✗", "never told saw it") + [.counts("click", google: 0, network: 1)],
      words("The network saw the click", "Google's report is missing a click", "reportClick()"),
      words("tap callToAction", "click", "nativeAdDidRecordClick", "The network saw the click"),
      words("agree ✓") + [.counts("click", google: 1, network: 1)],
      words("reportClick()", "click counted by Google"),
    ],
    "it-was-the-app": [
      words("Game night", "Next level"),
      words("app 0 ┄ does not listen") + [.counts("impression", google: 1, network: 1)],
      words("Delegates are weak", "Fix: "),
      words("adDidDismiss"),
      words("the ad loader of"),
      words("nobody is told", "Fix: ", "self.loader = loader"),
      words("saw it") + [.counts("impression", google: 1, network: 1)],
    ],
    "video-pixel-by-pixel": [
      words("1 Exchange ex-7", "2 └ Brand Server kite-20", "adMetadata", "Brand Server"),
      words("start 2", "impression 2", "impression 1"),
      words("of 20.0 s", "5.0 s firstQuartile 2", "◑", "◕"),
      words("resume 2", "pause 2"),
      words("end card", "complete 2", "complete 1", "endCardView", "reward"),
      words("https://kite.example/card", "endCardClick"),
      words("agree ✓", "1 impression · 1 click") + [
        .counts("impression", google: 1, network: 1), .counts("click", google: 1, network: 1),
        .counts("reward", google: 1, network: 1),
      ],
    ],
    "who-wins": [
      words("CloudX has won", "CloudX", "LevelPlay", "PubMatic", "1 CloudX 4,200 µ$ highest"),
      words("3.9", "0.0042", "PubMatic 3,900 µ$ 300 µ$ less"),
      words(
        "raw numbers, no service", "PubMatic has won", "the SDK decided", "3.9", "worth more"),
      words("LevelPlay has won", "1 LevelPlay 9,000 µ$ highest"),
      words("Paper Kites", "LevelPlay is on the screen.", "impression 1"),
      words("published example", "CloudX has won", "9,000 µ$", "1 CloudX 4,200 µ$"),
      words("Harbour Town", "4,200 µ$", "9,000 µ$"),
    ],
    "retry-storm": [
      words("No ad. Retry 1 of 20 in 2 s", "published", "fixed"),
      words("6/min", "published wrapper", "published", "fixed"),
      words("10/min", "30", "9"),
      words("An ad is ready.", "●"),
    ],
  ]

  private nonisolated static let sizes = [
    Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 160, height: 50),
  ]

  @Test(arguments: ScenarioLibrary.tours.map(\.name), sizes)
  func `every sentence of a tour is held by the screen it speaks of`(
    _ tour: String, _ size: Size
  ) throws {
    let stage = StagePlayer(try .inLibrary(tour), size: size)
    let sights = try #require(Self.sights[tour])
    #expect(sights.count == Story(stage.session.original.script).beats.count)
    for (step, sights) in sights.enumerated() {
      stage.press("n")
      #expect(stage.state.story?.failures == [])
      let texts = panes(of: stage)
      let missing = sights.filter { sight in
        switch sight {
        case .words(let words): !texts.contains { $0.contains(words) }
        case .counts(let event, let google, let network):
          counts(of: event, on: stage).map { $0 != (google, network) } ?? true
        }
      }
      #expect(missing.map { "\($0)" } == [], "step \(step + 1)")
    }
  }

  /// What is to be done about a rule that a tour shows is something to do in the adapter.
  @Test(arguments: ScenarioLibrary.tours.map(\.name), sizes)
  func `the fix of a story is the rule's own`(_ tour: String, _ size: Size) throws {
    let stage = StagePlayer(try .inLibrary(tour), size: size)
    for beat in Story(stage.session.original.script).beats {
      stage.press("n")
      guard beat.look == .rules else { continue }
      let rule = try #require(stage.state.ad?.findings.compactMap(Rulebook.rule).first)
      #expect(
        panes(of: stage).contains { $0.contains("Fix: \(rule.fix)") }, "\(stage.screen)")
    }
  }

  /// The words of every pane on the screen, on one line each.
  private func panes(of stage: StagePlayer) -> [String] {
    let frame = stage.frame
    let panes = frame.regions.filter { region in
      switch region.target {
      case .pane, .room: true
      default: false
      }
    }
    // The ads may be on a line of their own.
    let line = Rect(x: 0, y: 1, width: stage.stage.size.width, height: 1)
    return (panes.map(\.rect) + [line]).map { rect in
      (rect.y..<rect.maxY).map { y in
        (rect.x..<rect.maxX).map { frame.canvas[$0, y].glyph.text }.joined()
          .filter { !"│┃".contains($0) }
      }.joined(separator: " ").split(separator: " ").joined(separator: " ")
    }
  }

  /// The figures of a row, small or large.
  private func counts(of event: String, on stage: StagePlayer) -> (Int, Int)? {
    for line in stage.lines(of: .ledgers) {
      let words = line.split(separator: " ").map(String.init)
      guard words.first == event,
        let shaft = words.lastIndex(where: { $0.allSatisfy { "═┄◀▶╳▷◁─".contains($0) } }),
        let google = figure(words[1..<shaft].filter { !"◔◑◕●═╳".contains($0) }),
        let network = figure(
          words[(shaft + 1)...].filter { !$0.hasPrefix("+") && !$0.hasPrefix("−") })
      else { continue }
      return (google, network)
    }
    return nil
  }

  /// Of a large figure the middle row is on the line of its name.
  private func figure(_ words: [String]) -> Int? {
    switch words.joined(separator: " ") {
    case "█": 1
    case "█ █": 0
    case let digits: Int(digits)
    }
  }
}
