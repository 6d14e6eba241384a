import JSON
import Languages
import Testing

struct LanguageTests {
  private let pirate = Language(
    code: "x-pirate", name: "Pirate",
    sentences: [
      "No ad yet.": "Nary an ad.",
      "%1 of %2": "o' %2, %1",
      "%1 rule%2 broken": "%1 broken",
      "held (up)": "becalmed",
      "100 % of %1": "all 100 % o' %1%",
    ])

  private func said(_ sentence: () -> String) -> String {
    Language.$current.withValue(pirate, operation: sentence)
  }

  @Test func `values stand where a language has them`() {
    let (done, all) = (3, "ten")
    #expect(said { localized("\(done) of \(all)") } == "o' ten, 3")
    #expect(said { localized("\(done) rule\("s") broken") } == "3 broken")
    #expect(said { localized("100 % of \(all)") } == "all 100 % o' ten%")
    #expect(localized("\(done) of \(all)") == "3 of ten")
  }

  @Test func `what a language lacks is English`() {
    #expect(said { localized("No ad yet.") } == "Nary an ad.")
    #expect(said { localized("No such thing as \(1).") } == "No such thing as 1.")
    #expect(said { localized(sentence: "Nothing.") } == "Nothing.")
  }

  @Test func `a word with two meanings has two translations`() {
    #expect(said { localized("held", meaning: "up") } == "becalmed")
    #expect(said { localized("held") } == "held")
    #expect(localized("held", meaning: "up") == "held")
  }

  @Test func `a value that looks like a place is only text`() {
    let value = "%2"
    #expect(said { localized("\(value) of \("x")") } == "o' x, %2")
  }

  @Test(arguments: [
    ("en_GB.UTF-8", "en"), ("vi_VN", "vi"), ("zh_CN.UTF-8", "zh-Hans"), ("zh", "zh-Hans"),
    ("zh_SG", "zh-Hans"), ("zh_TW.UTF-8", "zh-Hant"), ("zh_HK", "zh-Hant"),
    ("zh_MO@cjknarrow", "zh-Hant"), ("zh-Hant", "zh-Hant"), ("zh_Hans_HK", "zh-Hans"),
    ("C.UTF-8", nil), ("POSIX", nil), ("de_DE", nil), ("", nil),
  ])
  func `a locale has a language`(locale: String, code: String?) {
    #expect(Language.code(ofLocale: locale) == code)
  }

  @Test(arguments: [
    (#"{ "code": "x", "name": "X", "sentences": { "Nothing counted.": "" } }"#, "1:44"),
    (#"{ "code": "x", "name": "X", "sentences": { "Clicks: %1": "%2" } }"#, "1:58"),
    (#"{ "code": "x", "sentences": {} }"#, "1:1"),
    (#"{ "code": "x", "name": "X", "sentences": [] }"#, "1:42"),
  ])
  func `mistakes have a place`(file: String, place: String) throws {
    let error = #expect(throws: JSONError.self) {
      try Language(reading: Array(file.utf8), known: ["Nothing is counted.", "Clicks: %1"])
    }
    #expect(try "\(#require(error).position.line):\(#require(error).position.column)" == place)
  }

  @Test func `the nearest sentence is named`() throws {
    let file = #"{ "code": "x", "name": "X", "sentences": { "No ads yet.": "" } }"#
    let error = #expect(throws: JSONError.self) {
      try Language(reading: Array(file.utf8), known: ["No ad yet.", "Clicks"])
    }
    #expect(try #require(error).sentence.contains("No ad yet."))
  }
}
