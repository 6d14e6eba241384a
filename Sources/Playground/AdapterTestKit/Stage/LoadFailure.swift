import Catalogue
import Observing

/// Why no ad came, in a sentence.
public struct LoadFailure: Error, Equatable, CustomStringConvertible {
  /// The sentence.
  public let description: String

  init(_ waterfall: WaterfallView?) {
    let lines = waterfall?.lines.map { line in
      "\(line.label): " + [line.sentence, line.want].compactMap { $0 }.joined(separator: " ")
    }
    description = (["no ad came"] + (lines ?? [])).joined(separator: "\n")
  }
}
