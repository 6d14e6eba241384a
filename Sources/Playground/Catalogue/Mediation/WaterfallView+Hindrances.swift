package import Observing

extension WaterfallView {
  /// Why lines that could have filled had no ad, with their names where there are several lines.
  package var hindrances: [String] {
    lines.compactMap { line in
      line.hindrance.map { lines.count == 1 ? $0 : "\(line.label): \($0)" }
    }
  }
}
