package import AdServing

extension HuntGround {
  /// A load of an adapter in one format, to see whether it has such ads.
  package struct Question: Sendable {
    /// The adapter's place among those that are hunted.
    package let adapter: Int
    package let format: UnitFormat
    package let tree: JSONTree
  }

  /// What to ask the adapters before the first run.
  package var questions: [Question] {
    adapters.enumerated().flatMap { place, adapter in
      adapter.possibleFormats.map { format in
        var unit = unit(like: template(format), id: "unit", of: adapter, format)
        unit[elementsOf: "lines"] = unit[elementsOf: "lines"].map { line in
          var line = line
          (line["outcome"], line["enabled"]) = (.string("fill"), nil)
          return line
        }
        let tree = JSONTree.object([
          "title": .string("which formats"), "adUnits": .array([unit]),
          "script": .array([.object(["load": .string("unit")])]),
        ])
        return Question(adapter: place, format: format, tree: tree)
      }
    }
  }

  /// Whether a run may have to wait for the real clock.
  package var takesRealTime: Bool {
    (adapters + [rival].compactMap(\.self)).contains(where: \.takesRealTime)
  }

  /// An adapter has answered a question.
  package mutating func take(_ format: UnitFormat, of adapter: Int, inRealTime: Bool) {
    adapters[adapter].formats.append(format)
    if inRealTime { adapters[adapter].takesRealTime = true }
  }

  /// An adapter that seems to have no ads may have them for somebody else's settings.
  package mutating func assumeAllFormatsWhereNoneAnswered() {
    for place in adapters.indices where adapters[place].formats.isEmpty {
      adapters[place].formats = adapters[place].possibleFormats
    }
  }
}
