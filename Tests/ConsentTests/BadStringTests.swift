import Consent
import Testing

/// Strings that are cut, changed and very long: each is decoded, or refused at one of its characters.
struct BadStringTests {
  private func check(_ text: String, _ form: ConsentKind?) {
    let end = text.utf8.count + 1
    do throws(ConsentError) {
      let reading = try ConsentReader.read(text, as: form)
      let places = reading.allFindings.map(\.character) + reading.errors.map(\.character)
      if !places.allSatisfy({ (1...end).contains($0) }) { Issue.record("\(text): \(places)") }
    } catch {
      if !(1...end).contains(error.character) { Issue.record("\(text): \(error)") }
    }
  }

  @Test(arguments: Strings.all.indices) func `every prefix`(_ index: Int) {
    let (text, form) = Strings.all[index]
    for count in 0...text.count { check(String(text.prefix(count)), form) }
  }

  @Test(arguments: Strings.all.indices) func `every change of one character`(_ index: Int) {
    let (text, form) = Strings.all[index]
    let bytes = Array(text.utf8)
    for place in bytes.indices {
      for other in "A_.~=9é".unicodeScalars {
        let changed = bytes[..<place] + Array(String(other).utf8) + bytes[(place + 1)...]
        check(String(decoding: changed, as: UTF8.self), form)
      }
    }
  }

  @Test(
    arguments: [
      ("C", "A"), ("C", "_"), ("1~", "1."), ("1~", "~"), ("DBABMA~C", "gA"), ("DBB__", "~"),
      (Strings.specification, "IAAA."), (Strings.specification, "_"),
    ])
  func `strings of a megabyte`(_ start: String, _ pattern: String) {
    check(start + String(repeating: pattern, count: 1_000_000 / pattern.utf8.count), nil)
  }

  @Test(arguments: 1...4) func `random characters of the alphabet`(_ seed: UInt64) {
    var chance = Chance(state: seed)
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~".utf8)
    let starts = ["C", "DBAB", "B", "1~", "2~1~dv.", "DBABLA~", "DBABMA~C", ""]
    for _ in 0..<1500 {
      let start = starts[chance.below(starts.count)]
      let bytes = (0..<chance.below(200)).map { _ in letters[chance.below(letters.count)] }
      let text = start + String(decoding: bytes, as: UTF8.self)
      check(text, nil)
      check(text, [.tcf, .gpp, .section(.tcfcav1), .section(.usnat)][chance.below(4)])
    }
  }
}

/// Numbers that are the same in every run.
private struct Chance {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
