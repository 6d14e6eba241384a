import Catalogue
import Consent
import Observing

/// Everything that is said about some strings: for people in `ConsentReport`, for programs in `json`.
struct ConsentSheet {
  let sources: [ConsentInput.Source]
  let day: CivilMoment
  let servings: [ServingVerdict]
  let refusals: [USRefusals]
  let contradictions: [ConsentContradiction]
  /// Nil where nobody says.
  let gdprApplies: Bool?

  init(_ sources: [ConsentInput.Source], on day: CivilMoment) {
    let whole = ConsentCase(sources.map(\.item))
    (self.sources, self.day) = (sources, day)
    servings = whole.servings(on: day)
    refusals = whole.refusals
    contradictions = whole.contradictions(on: day)
    gdprApplies = whole.gdprApplies
  }

  var isBad: Bool { sources.contains { $0.item.isBad } }

  var isContradicted: Bool {
    !contradictions.isEmpty
      || sources.contains { $0.item.decoded?.allFindings.contains { !$0.isNote } == true }
  }

  /// A line for each string, or section, that can't be decoded.
  var complaints: [String] {
    sources.flatMap { source -> [String] in
      let errors: [ConsentError] =
        switch source.item.reading {
        case .failure(let error)?: [error]
        case .success(let reading)?: reading.errors
        case nil: []
        }
      return errors.map { [source.name, $0.sentence].compactMap(\.self).joined(separator: ": ") }
    }
  }
}
