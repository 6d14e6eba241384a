package import JSON

extension Language {
  /// The language in a file: its name, its code and a table of sentences.
  ///
  /// `known` are the English sentences that there are; another one is a mistake, most often one letter
  /// away. Without them every sentence is taken.
  package init(reading bytes: [UInt8], known: Set<String>? = nil) throws(JSONError) {
    var object = try JSONReader.read(bytes).object()
    code = try object.required("code").string()
    name = try object.required("name").string()
    var sentences: [String: String] = [:]
    for member in try object.required("sentences").map() {
      if let known, !known.contains(member.key) { throw member.unknown(among: known.sorted()) }
      let sentence = try member.value.string()
      if let stray = Self.strayValue(of: sentence, besides: member.key) {
        throw member.value.refusal("%\(stray) is not in the English sentence")
      }
      sentences[member.key] = sentence
    }
    try object.finish()
    self.sentences = sentences
  }

  /// A value that a sentence has and the English one has not.
  private static func strayValue(of sentence: String, besides english: String) -> Int? {
    (1...9).first { sentence.contains("%\($0)") && !english.contains("%\($0)") }
  }
}
