@testable import BrokenAdapters
import Testing

/// How a mistake distorts what an adapter has to tell.
struct DistortionTests {
  private func effects(
    _ manner: Mistake.Manner, ofFirstAd: Bool = true, _ events: Distortion.Event...
  ) -> [[Distortion.Effect]] {
    var distortion = Distortion(Mistake([.click], manner), isOfFirstAd: ofFirstAd)
    return events.map { distortion.handle($0) }
  }

  private let click = Distortion.Event.happened(.click)
  private let told = Distortion.Effect.tell(.click)

  @Test func `what a mistake is not about is told as it is`() {
    #expect(effects(.never, .happened(.impression)) == [[.tell(.impression)]])
    #expect(
      effects(.twice, .happened(.gone), .happened(.gone)) == [[.tell(.gone)], [.tell(.gone)]])
  }

  @Test func `never, twice, once more, once`() {
    #expect(effects(.never, click, click) == [[], []])
    #expect(effects(.twice, click, click) == [[told, told], [told, told]])
    #expect(
      effects(.onceMore, click, click, click) == [[told], [told, told], [told, told, told]])
    #expect(effects(.once, click, click, click) == [[told], [], []])
  }

  @Test func `only of the first ad`() {
    #expect(effects(.ofFirstAd, click, click) == [[told], [told]])
    #expect(effects(.ofFirstAd, ofFirstAd: false, click, click) == [[], []])
  }

  @Test func `until the adapter of the next load is made`() {
    var isNewest = true
    var distortion = Distortion(Mistake([.gone], .untilTheNext), isOfFirstAd: true) { isNewest }
    #expect(distortion.handle(.happened(.gone)) == [.tell(.gone)])
    isNewest = false
    #expect(distortion.handle(.happened(.gone)) == [])
  }

  @Test func `one thing is told as another`() {
    #expect(effects(.as(.gone), click, .happened(.gone)) == [[.tellAs(.gone)], [.tell(.gone)]])
  }

  @Test func `late and elsewhere`() {
    #expect(effects(.late(.seconds(3)), click) == [[.tellLater(.click, .seconds(3))]])
    #expect(effects(.elsewhere, click) == [[.tellElsewhere(.click)]])
  }

  @Test func `at a moment before, once, and not when it happens`() {
    #expect(
      effects(.at(.handedOver), .came(.handedOver), .came(.presented), click, .came(.gone))
        == [[told], [], [], []])
    #expect(effects(.at(.presented), .came(.handedOver), .came(.presented)) == [[], [told]])
  }

  @Test func `at the end, as often as it has happened`() {
    #expect(effects(.at(.gone), click, click, .came(.gone)) == [[], [], [told, told]])
    #expect(effects(.at(.gone), .came(.gone)) == [[]])
  }
}
