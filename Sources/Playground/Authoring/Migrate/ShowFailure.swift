import Catalogue

/// Where a source is while an ad is shown: an older custom event had one call for every failure.
struct ShowFailure {
  private let blocks: CodeBlocks
  private let language: SourceLanguage

  init(_ blocks: CodeBlocks, _ language: SourceLanguage) {
    self.blocks = blocks
    self.language = language
  }

  /// The name for a failure to load is one for a failure to show in a method that shows the ad, or
  /// that is told that the network could not.
  func name(for name: LegacyName, at index: Int) -> LegacyName {
    guard let other = name.whileShowing, let method = method(around: index),
      method.contains(Self.pattern)
    else { return name }
    return other
  }

  /// Immutable.
  nonisolated(unsafe) private static let pattern =
    /(?i)^present(rewardbasedvideoad)?(with|from| from)|fail\w* ?to ?(show|present|display|play|open)|(show|present|display|play|open)\w*fail/

  /// The name of the method that a token is in, with its labels: `interstitial ad didFailToShow`.
  private func method(around index: Int) -> String? {
    var block = blocks.opening(around: index)
    while let opening = block {
      let header = Array(blocks.header(of: opening).reversed())
      switch language {
      case .swift:
        if let start = header.lastIndex(where: { $0.text == "func" }) {
          let labels = NamePattern.labels(after: start + 1, header) ?? []
          return ([header[safe: start + 1].map(String.init) ?? ""] + labels).joined(separator: " ")
        }
      case .objectiveC:
        if let start = header.lastIndex(where: { ["-", "+"].contains($0.text) }) {
          return Self.selector(header[start...])
        }
      }
      block = blocks.opening(around: opening)
    }
    return nil
  }

  /// The words before the colons; the only word if there are none.
  private static func selector(_ header: ArraySlice<SourceToken>) -> String {
    let words = header.indices.dropLast().filter { header[$0 + 1].text == ":" }
      .map { String(header[$0].text) }
    return words.isEmpty ? String(header.last?.text ?? "") : words.joined(separator: " ")
  }
}
