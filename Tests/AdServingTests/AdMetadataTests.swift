import AdServing
import Simulation
import Testing

/// What is known about a video ad, as the journal and applications get it.
struct AdMetadataTests {
  @Test func `unknown texts are empty, and an unknown duration is -1`() {
    let facts = AdMetadata().facts
    #expect(
      facts == [
        "AdId": "", "AdTitle": "", "TraffickingParameters": "", "DealId": "", "AdSystem": "",
        "CreativeId": "", "MediaURL": "", "CreativeDurationMs": -1,
      ])
  }

  @Test func `wrappers are listed innermost first, with empty texts for what they lack`() {
    var metadata = AdMetadata()
    metadata.texts = [.adID: "in"]
    metadata.creativeDuration = 0
    metadata.wrappers = [.init(adID: "w-2", adSystem: "Inner"), .init(creativeID: "c-1")]
    #expect(metadata.facts["AdId"] == "in")
    #expect(metadata.facts["CreativeDurationMs"] == 0)
    #expect(
      metadata.facts["Wrappers"]
        == .list([
          .fields(["AdId": "w-2", "AdSystem": "Inner", "CreativeId": ""]),
          .fields(["AdId": "", "AdSystem": "", "CreativeId": "c-1"]),
        ]))
  }

  @Test func `only a media file that comes later is missing at first`() {
    var metadata = AdMetadata()
    metadata.texts = [.adID: "in", .mediaURL: "https://cdn.example/a.mp4"]
    let together = AdUnit.ComingMetadata(metadata, delay: .seconds(1))
    #expect(together.first == metadata)
    let later = AdUnit.ComingMetadata(metadata, delay: nil, mediaDelay: .seconds(1))
    #expect(later.first.texts == [.adID: "in"])
    #expect(later.metadata == metadata)
  }
}
