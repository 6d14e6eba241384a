import Catalogue
import Observing
import Testing

/// Who saw an event, who was told, and how it reads.
struct CountStoryTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let evidence: CountStory.Evidence
    let story: CountStory
    let click: String
    let both: String

    var testDescription: String { "\(story)" }
  }

  private static func row(
    _ observer: CountStory.Observer, google: Int, network: Int?, told: Int = 0, reported: Int = 0,
    isOnScreen: Bool = true, _ story: CountStory, _ click: String, _ both: String
  ) -> Case {
    Case(
      evidence: CountStory.Evidence(
        observer: observer, isOnScreen: isOnScreen, google: google, network: network,
        toldToAdapter: told, reported: reported),
      story: story, click: click, both: both)
  }

  static let nothing = [
    row(
      .google, google: 0, network: 0, .waiting(.google), "Google counts the next tap.",
      "Google counts an impression after one second in view and the next tap."),
    row(
      .network, google: 0, network: nil, .waiting(.network),
      "The network counts the next tap.",
      "The network counts an impression after one second in view and the next tap."),
    row(
      .google, google: 0, network: 0, isOnScreen: false, .nothing, "No click was counted.",
      "No impression or click was counted."),
  ]

  static let google = [
    row(
      .google, google: 1, network: 1, told: 1, .toldToNetwork,
      "Google saw the click and told the adapter, which told the network.",
      "Google saw the impression and the click and told the adapter, which told the network."),
    row(
      .google, google: 1, network: nil, .seenByGoogle,
      "Google saw the click. The network's own count is unknown.",
      "Google saw the impression and the click. The network's own count is unknown."),
    row(
      .google, google: 0, network: 1, .unseenByGoogle,
      "The network counted the click, but Google saw none.",
      "The network counted the impression and the click, but Google saw neither."),
    row(
      .google, google: 1, network: 2, told: 1, .networkCountedMoreThanGoogleSaw,
      "The network counted more clicks than Google saw.",
      "The network counted more impressions and clicks than Google saw."),
    row(
      .google, google: 1, network: 0, .notToldToAdapter,
      "Google saw the click but did not tell the adapter.",
      "Google saw the impression and the click but did not tell the adapter."),
    row(
      .google, google: 1, network: 0, told: 1, .notToldToNetwork,
      "Google saw the click and told the adapter; the network was not told.",
      "Google saw the impression and the click and told the adapter; the network was not told."),
  ]

  static let network = [
    row(
      .network, google: 1, network: 1, reported: 1, .reportedToGoogle,
      "The network saw the click; the adapter reported it to Google.",
      "The network saw the impression and the click; the adapter reported both to Google."),
    row(
      .network, google: 1, network: nil, reported: 1, .reportedByNetwork,
      "The adapter reported the click to Google. The network's own count is unknown.",
      "The adapter reported the impression and the click to Google."
        + " The network's own count is unknown."),
    row(
      .network, google: 1, network: 0, .countedWithoutReport,
      "Google counted the click, but the adapter reported none.",
      "Google counted the impression and the click, but the adapter reported none."),
    row(
      .network, google: 1, network: 0, reported: 1, .reportedWithoutCount,
      "The adapter reported the click, but the network counted none.",
      "The adapter reported the impression and the click, but the network counted neither."),
    row(
      .network, google: 0, network: 1, .notReported,
      "The network saw the click; the adapter reported none to Google.",
      "The network saw the impression and the click; the adapter reported neither to Google."),
    row(
      .network, google: 1, network: 2, reported: 1, .reportedTooRarely,
      "The network counted more clicks than the adapter reported to Google.",
      "The network counted more impressions and clicks than the adapter reported to Google."),
    row(
      .network, google: 2, network: 1, reported: 2, .reportedTooOften,
      "The adapter reported more clicks to Google than the network counted.",
      "The adapter reported more impressions and clicks to Google than the network counted."),
  ]

  @Test(arguments: nothing + google + network)
  func `the counts decide the story, and the story has its sentences`(_ test: Case) {
    #expect(CountStory(test.evidence) == test.story)
    #expect(test.story.sentence(of: [.click]) == test.click)
    #expect(test.story.sentence(of: [.impression, .click]) == test.both)
  }
}
