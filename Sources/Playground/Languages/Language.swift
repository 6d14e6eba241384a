/// A language that people read the stage in.
///
/// English stands in the code. Every other language is a table from the English sentences to its own;
/// what a table lacks stays English.
package struct Language: Equatable, Sendable {
  /// What `--lang` takes: `zh-Hans`.
  package let code: String
  /// What those who read it call it: `简体中文`.
  package let name: String
  let sentences: [String: String]

  package init(code: String, name: String, sentences: [String: String]) {
    self.code = code
    self.name = name
    self.sentences = sentences
  }

  package static let english = Language(code: "en", name: "English", sentences: [:])

  /// The language of what is shown now. It is bound around a stage; journals, reports and errors have
  /// none bound and are English.
  @TaskLocal package static var current = english

  /// Its sentence for an English one, with the values put in; nil if it has none.
  func sentence(_ template: String, _ values: [String] = []) -> String? {
    sentences[template].map { Self.putting(values, into: $0) }
  }

  /// `%1` is the first value; a `%` that no number of a value follows is itself.
  static func putting(_ values: [String], into template: String) -> String {
    guard !values.isEmpty else { return template }
    var text = ""
    var rest = template[...]
    while let sign = rest.firstIndex(of: "%") {
      text += rest[..<sign]
      let digit = rest.index(after: sign)
      guard digit < rest.endIndex, let number = rest[digit].wholeNumberValue,
        values.indices.contains(number - 1)
      else {
        text.append("%")
        rest = rest[digit...]
        continue
      }
      text += values[number - 1]
      rest = rest[rest.index(after: digit)...]
    }
    return text + rest
  }
}
