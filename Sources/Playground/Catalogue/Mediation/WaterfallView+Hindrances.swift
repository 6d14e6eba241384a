package import Observing

extension WaterfallView {
  /// Why lines that could have filled had no ad, with their names where there are several lines.
  package var hindrances: [String] {
    lines.compactMap { line in
      line.hindrance.map { lines.count == 1 ? $0 : "\(line.label): \($0)" }
    }
  }
}

extension [WaterfallView] {
  /// The same for all of them, with the ad each time.
  package var hindrances: [String] {
    flatMap { waterfall in waterfall.hindrances.map { "\(waterfall.ad): \($0)" } }
  }
}
