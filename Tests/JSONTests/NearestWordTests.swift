import JSON
import Testing

@Suite struct NearestWordTests {
  @Test(arguments: [
    ("outcom", "outcome"), ("latencyy", "latency"), ("lable", "label"), ("OUTCOME", "outcome"),
    ("fualt", "fault"), ("ad", "ads"), ("outcome", "outcome"), ("größse", "größe"),
  ])
  func `a typo finds the word that was meant`(word: String, meant: String) {
    let words = ["label", "outcome", "latency", "fault", "ads", "größe"]
    #expect(NearestWord.of(word, in: words) == meant)
  }

  @Test(arguments: ["", "x", "id", "colour", "lab", "outmoded", String(repeating: "a", count: 65)])
  func `an unrelated word finds nothing`(word: String) {
    #expect(NearestWord.of(word, in: ["label", "outcome", "ix"]) == nil)
  }

  @Test func `of equally near words the first one wins`() {
    #expect(NearestWord.of("cart", in: ["care", "card"]) == "care")
    #expect(NearestWord.of("cart", in: ["card", "care"]) == "card")
    #expect(NearestWord.of("cart", in: []) == nil)
  }
}
