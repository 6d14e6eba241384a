import Catalogue
import Observing
import Testing

/// Who saw an event, who was told, and how it reads.
struct PassageTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let evidence: Passage.Evidence
    let passage: Passage
    let click: String
    let both: String

    var testDescription: String { "\(passage)" }
  }

  private static func row(
    _ seer: Bookkeeper, google: Int, network: Int?, told: Int = 0, passedOn: Int = 0,
    reported: Int = 0, lost: Int = 0, isOpen: Bool = true, isUnseen: Bool = false,
    isOutOfSight: Bool = false, isOutOfReach: Bool = false, isKept: Bool = false,
    _ passage: Passage,
    _ click: String, _ both: String
  ) -> Case {
    var evidence = Passage.Evidence(seer: seer)
    (evidence.google, evidence.network) = (google, network)
    (evidence.toldToAdapter, evidence.passedOn, evidence.reported) = (told, passedOn, reported)
    (evidence.lost, evidence.isKept) = (lost, isKept)
    (evidence.isOpen, evidence.isUnseen) = (isOpen, isUnseen)
    (evidence.isOutOfSight, evidence.isOutOfReach) = (isOutOfSight, isOutOfReach)
    return Case(evidence: evidence, passage: passage, click: click, both: both)
  }

  static let nothing = [
    row(
      .google, google: 0, network: 0, .toCome(.google), "Google will see the next tap.",
      "Google will see the impression after one second in view and the next tap."),
    row(
      .network, google: 0, network: nil, .toCome(.network), "The network will see the next tap.",
      "The network will see the impression after one second in view and the next tap."),
    row(
      .google, google: 0, network: 0, isOpen: false, .missed, "No click was counted.",
      "No impression or click was counted."),
    row(
      .network, google: 0, network: 0, isUnseen: true, .nobodySees,
      "Neither Google nor the network watches for clicks.",
      "Neither Google nor the network watches for impressions and clicks."),
    row(
      .google, google: 0, network: 0, isOutOfSight: true, .outOfSight(isOpen: true),
      "Nobody can see the ad yet: it is covered, too small, or out of view.",
      "Nobody can see the ad yet: it is covered, too small, or out of view."),
    row(
      .google, google: 0, network: 0, isOpen: false, isOutOfSight: true, .outOfSight(isOpen: false),
      "Nobody could see the ad: it was covered, too small, or out of view all the time.",
      "Nobody could see the ad: it was covered, too small, or out of view all the time."),
    row(
      .network, google: 0, network: 0, isOutOfReach: true, .outOfReach,
      "No tap can reach the ad: the app lets none through to it.",
      "No tap can reach the ad: the app lets none through to it."),
    row(
      .network, google: 0, network: 0, isOpen: false, isOutOfReach: true, .missed,
      "No click was counted.", "No impression or click was counted."),
  ]

  static let google = [
    row(
      .google, google: 1, network: 1, told: 1, passedOn: 1, .told(.google),
      "Google saw the click; the adapter told the network.",
      "Google saw the impression and the click; the adapter told the network."),
    row(
      .google, google: 1, network: 1, told: 1, passedOn: 2, .toldTwice(.google),
      "Google saw the click; the adapter told the network.",
      "Google saw the impression and the click; the adapter told the network."),
    row(
      .google, google: 1, network: 1, told: 1, passedOn: 1, reported: 1, .echoed(.google),
      "Google saw the click; the adapter told the network.",
      "Google saw the impression and the click; the adapter told the network."),
    row(
      .google, google: 1, network: nil, .unconfirmed(.google),
      "Google saw the click. The network's own count is unknown.",
      "Google saw the impression and the click. The network's own count is unknown."),
    row(
      .google, google: 1, network: nil, told: 1, isKept: true, .lost(.google, .afterAdapter),
      "Google saw the click; the adapter never told the network.",
      "Google saw the impression and the click; the adapter never told the network."),
    row(
      .google, google: 0, network: 1, .overlooked(.google),
      "The network counted the click, but Google saw none.",
      "The network counted the impression and the click, but Google saw neither."),
    row(
      .google, google: 0, network: 1, passedOn: 1, .unfounded(.google),
      "The network counted the click, but Google saw none.",
      "The network counted the impression and the click, but Google saw neither."),
    row(
      .google, google: 1, network: 2, told: 1, passedOn: 1, .doubled(.google),
      "The network counted more clicks than Google saw.",
      "The network counted more impressions and clicks than Google saw."),
    row(
      .google, google: 1, network: 0, .lost(.google, .beforeAdapter),
      "Google saw the click but did not tell the adapter.",
      "Google saw the impression and the click but did not tell the adapter."),
    row(
      .google, google: 1, network: 0, told: 1, .lost(.google, .afterAdapter),
      "Google saw the click; the adapter never told the network.",
      "Google saw the impression and the click; the adapter never told the network."),
    row(
      .google, google: 1, network: 0, told: 1, lost: 1, .lost(.google, .onTheWire),
      "Google saw the click; its call to the adapter was lost on the way.",
      "Google saw the impression and the click; its calls to the adapter were lost on the way."),
    row(
      .google, google: 2, network: 1, told: 2, passedOn: 1, .lostInPart(.google),
      "Google saw more clicks than the network was told.",
      "Google saw more impressions and clicks than the network was told."),
    row(
      .google, google: 1, network: 0, told: 1, passedOn: 1, .swallowed(.google),
      "The network was told of the click but did not count it.",
      "The network was told of the impression and the click but did not count them."),
  ]

  static let network = [
    row(
      .network, google: 1, network: 1, reported: 1, .told(.network),
      "The network saw the click; the adapter told Google.",
      "The network saw the impression and the click; the adapter told Google."),
    row(
      .network, google: 1, network: 1, reported: 2, .toldTwice(.network),
      "The network saw the click; the adapter told Google.",
      "The network saw the impression and the click; the adapter told Google."),
    row(
      .network, google: 1, network: nil, reported: 1, .unconfirmed(.network),
      "The adapter reported the click to Google. The network's own count is unknown.",
      "The adapter reported the impression and the click to Google."
        + " The network's own count is unknown."),
    row(
      .network, google: 1, network: 0, reported: 1, .unfounded(.network),
      "Google counted the click, but the network counted none.",
      "Google counted the impression and the click, but the network counted neither."),
    row(
      .network, google: 0, network: 1, .lost(.network, .afterAdapter),
      "The network saw the click; the adapter never told Google.",
      "The network saw the impression and the click; the adapter never told Google."),
    row(
      .network, google: 0, network: 1, lost: 1, .lost(.network, .onTheWire),
      "The network saw the click; the adapter's report to Google was lost on the way.",
      "The network saw the impression and the click;"
        + " the adapter's reports to Google were lost on the way."),
    row(
      .network, google: 0, network: 1, reported: 1, .swallowed(.network),
      "The adapter reported the click to Google, which did not count it.",
      "The adapter reported the impression and the click to Google, which did not count them."),
    row(
      .network, google: 1, network: 2, reported: 2, .swallowedInPart(.network),
      "The adapter reported all clicks to Google, which counted fewer.",
      "The adapter reported all impressions and clicks to Google, which counted fewer."),
    row(
      .network, google: 1, network: 2, reported: 1, .lostInPart(.network),
      "The network counted more clicks than the adapter reported to Google.",
      "The network counted more impressions and clicks than the adapter reported to Google."),
    row(
      .network, google: 2, network: 1, reported: 1, .miscounted(.network),
      "Google counted more clicks than the adapter reported.",
      "Google counted more impressions and clicks than the adapter reported."),
    row(
      .network, google: 2, network: 1, reported: 2, .doubled(.network),
      "The adapter reported more clicks to Google than the network counted.",
      "The adapter reported more impressions and clicks to Google than the network counted."),
  ]

  @Test(arguments: nothing + google + network)
  func `the counts decide how it crossed, and there is a sentence for it`(_ test: Case) {
    #expect(Passage(test.evidence) == test.passage)
    #expect(test.passage.sentence(of: [.click]) == test.click)
    #expect(test.passage.sentence(of: [.impression, .click]) == test.both)
  }

  @Test(arguments: Bookkeeper.allCases)
  func `what a slow wire holds is missing only where the counts differ`(_ seer: Bookkeeper) {
    var evidence = Passage.Evidence(seer: seer)
    (evidence.google, evidence.network, evidence.held) = (1, 1, 1)
    (evidence.passedOn, evidence.toldToAdapter) = (1, 1)
    #expect(Passage(evidence) == .told(seer))
    if seer == .google { evidence.google = 2 } else { evidence.network = 2 }
    #expect(Passage(evidence) == .underWay(seer))
    evidence.held = 0
    #expect(Passage(evidence) == .lostInPart(seer))
  }

  @Test(arguments: [
    (1, 1, true, Passage.apart(fewer: nil), false), (1, 0, true, .toCome(.network), false),
    (0, 1, true, .toCome(.google), false), (1, 0, false, .apart(fewer: .network), true),
    (0, 1, false, .apart(fewer: .google), true), (0, 0, true, .toCome(.google), false),
  ])
  func `what each side sees for itself is told to nobody`(
    _ google: Int, _ network: Int, _ isOpen: Bool, _ passage: Passage, _ isWrong: Bool
  ) {
    var evidence = Passage.Evidence(seer: .google)
    (evidence.google, evidence.network) = (google, network)
    (evidence.isApart, evidence.isOpen) = (true, isOpen)
    #expect(Passage(evidence) == passage)
    #expect(passage.isWrong == isWrong)
    #expect(!passage.sentence(of: [.impression]).contains("told"))
  }
}
