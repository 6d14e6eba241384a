import Foundation
import JSON
import Languages
import Testing

/// Whether every sentence that a person can read is in every language.
struct SentencesTests {
  private static let tables = Language.shipped.dropFirst().map(\.code)

  private func table(_ code: String) throws -> [String: String] {
    let path = "\(Sources.root)/Sources/Playground/Languages/Tables/\(code).json"
    let node = try JSONReader.read(Array(Data(contentsOf: URL(filePath: path))))
    var object = try node.object()
    #expect(try object.required("code").string() == code)
    let language = try #require(Language.shipped.first { $0.code == code })
    #expect(try object.required("name").string() == language.name)
    let sentences = try object.required("sentences").map().map { ($0.key, try $0.value.string()) }
    return Dictionary(uniqueKeysWithValues: sentences)
  }

  /// Looked for once for all languages.
  private static let wanted = Result { try Sources.sentences().union(Kept.sentences()) }

  @Test(arguments: tables) func `nothing is missing`(code: String) throws {
    let table = try table(code)
    let wanted = try Self.wanted.get()
    try #require(wanted.count > 1500)
    let missing = wanted.filter { table[$0] == nil }.sorted()
    #expect(missing == [])
  }

  @Test(arguments: tables) func `nothing is kept that nobody says`(code: String) throws {
    let wanted = try Self.wanted.get()
    let unsaid = try table(code).keys.filter { !wanted.contains($0) }.sorted()
    #expect(unsaid == [])
  }

  /// A translation may leave out a value that is only grammar, such as the `s` of a plural; the last
  /// word on that has who speaks the language. It can't have one that there is not, nor one twice.
  @Test(arguments: tables) func `values are those of the English sentence`(code: String) throws {
    for (english, sentence) in try table(code) {
      let own = sentence.matches(of: /%[1-9]/).map { String($0.0) }
      #expect(own.count == Set(own).count, "\(sentence)")
      #expect(own.allSatisfy(english.contains), "\(sentence)")
      let blanks = english.prefix { $0 == " " }.count
      let isJoiner = english.hasPrefix(" ") && english.hasSuffix(" ")
      #expect(isJoiner || sentence.prefix { $0 == " " }.count == blanks, "\(sentence)")
    }
  }

  @Test func `names of calls are the same in every language`() throws {
    for code in Self.tables {
      for (english, sentence) in try table(code) {
        for name in english.matches(of: /[a-z]+[A-Z]\w*(?:\([\w:]*\))?/).map({ String($0.0) })
        where !["iPhone", "eCPM"].contains(name) {
          #expect(sentence.contains(name), "\(code): \(sentence)")
        }
      }
    }
  }
}
