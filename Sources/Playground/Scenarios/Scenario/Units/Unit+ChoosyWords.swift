import AdServing
package import JSON
import Simulation

extension Scenario.Unit {
  /// A word of a unit that makes no difference to ads of some formats.
  package struct ChoosyWord: Sendable {
    /// Where it is in the unit.
    package let path: [JSONPath.Step]
    package let word: String
    package let concerns: @Sendable (Scenario.Format) -> Bool

    init(
      _ path: [JSONPath.Step], _ word: String,
      concerns: @escaping @Sendable (Scenario.Format) -> Bool
    ) {
      (self.path, self.word, self.concerns) = (path, word, concerns)
    }
  }

  /// What goes wrong with its ads or around them, and can't go wrong in every format.
  package var choosyWords: [ChoosyWord] {
    let form = asking.through.form
    let ofLayer = (layer?.mistakes ?? []).map { mistake in
      ChoosyWord([.key("layer"), .key("mistakes")], mistake.rawValue) {
        mistake.concerns($0, by: form)
      }
    }
    return ofLayer + form.choosyWords(asking)
  }
}

extension LayerMistake {
  fileprivate func concerns(_ format: Scenario.Format, by form: UnitForm) -> Bool {
    switch call {
    case .dismiss: !format.isFullScreen
    case .load, .show, .options: true
    case nil: news.contains { form.news($0, format) }
    }
  }
}
