import AdServing
import JSON
import Simulation

extension Codec where Value == [WireFault] {
  /// One word, a list of words, or null for none; a word that is there twice counts once. The journal has one
  /// alone as a word.
  static let faults = Codec(
    schema: { summary in
      Schema.any(
        of: [
          .word("A fault.", WireFault.self),
          .array("Several faults.", of: .word("A fault.", WireFault.self), atLeast: 1),
        ], summary)
    },
    read: { (node) throws(JSONError) in
      guard node.kind == .array else { return [try node.word(of: WireFault.self)] }
      var faults: [WireFault] = []
      for element in node.elements {
        let fault = try element.word(of: WireFault.self)
        if !faults.contains(fault) { faults.append(fault) }
      }
      guard !faults.isEmpty else { throw node.refusal("name at least one fault") }
      return faults
    },
    fact: { faults in
      switch faults.count {
      case 0: .null
      case 1: .string(faults[0].rawValue)
      default: .list(faults.map { .string($0.rawValue) })
      }
    },
    value: { fact in
      switch fact {
      case .null: []
      case .string(let word): WireFault(rawValue: word).map { [$0] }
      case .list(let list): words(list)
      default: nil
      }
    })

  private static func words(_ list: [Fields.Value]) -> [WireFault]? {
    let faults = list.compactMap { word -> WireFault? in
      if case .string(let text) = word { WireFault(rawValue: text) } else { nil }
    }
    return faults.count == list.count && faults.count > 1 ? faults : nil
  }
}
