import PlaygroundCore
import Simulation
import Testing

/// Who counts, for each of the four answers an adapter can give to the two questions.
@Suite(.serialized) @MainActor struct FourCombinationsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let clicks: Bool
    let impressions: Bool
    let crossings: [String]
    var testDescription: String { "clicks: \(clicks), impressions: \(impressions)" }
  }

  nonisolated static let cases = [
    Case(
      clicks: false, impressions: false,
      crossings: [
        "google counts impression", "google→adapter didRecordImpression()",
        "adapter→network recordImpression()", "network counts impression",
        "google→app nativeAdDidRecordImpression(_:)",
        "google counts click",
        "google→adapter didRecordClickOnAsset(with:view:viewController:)",
        "adapter→network handleClick(on:)", "network counts click",
        "google→app nativeAdDidRecordClick(_:)",
      ])
  ]

  @Test(arguments: cases) func `both books agree`(_ test: Case) {
    let session = Session(
      Scenario(
        title: "four combinations",
        adUnits: [
          .init(
            id: "feed",
            lines: [
              .init(
                label: "Sample SDK", className: "SampleAdapter.SampleCustomEvent",
                parameter: "feed-1", outcome: .fill,
                flags: .init(
                  handlesUserClicks: test.clicks, handlesUserImpressions: test.impressions))
            ])
        ]))
    session.start()
    session.perform(.load(unit: "feed"))
    session.perform(.show(unit: "feed"))
    session.perform(.advance(.seconds(1)))
    session.perform(.tap(.callToAction))
    for entry in session.journal.entries {
      print(
        entry.number, entry.time.milliseconds, entry.cause ?? 0, entry.from, entry.to as Any,
        entry.kind, entry.message, entry.ad ?? "-")
    }
  }
}
