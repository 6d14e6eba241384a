import Languages
package import Observing

/// Texts about many runs of one ad.
package enum DiscrepancyText: Equatable, Sendable {
  case progress(done: Int, total: Int)
  case counted(runs: Int, withoutAd: Int, crashed: Int)
  /// No run had an ad; the text says what was forced.
  case nothingCounted(forced: String)
  /// Only networks count the ads of the scenario.
  case withoutMediator
  case failed(Failure)
  /// What the gap is a part of, and what its sign means.
  case base(of: Discrepancy)
  /// A gap that is not accepted, or that there is none.
  case above(Discrepancy.Excess, Discrepancy.Threshold)
  case noneAbove(Discrepancy.Threshold)

  package enum Failure: Equatable, Sendable {
    case madeInCode, noProcess
    case child(ChildTrouble)
  }
}

extension DiscrepancyText {
  package var sentence: String {
    switch self {
    case .progress(let done, let total):
      localized("\(done.grouped) of \(total.grouped) runs, each with another seed")
    case .counted(let runs, let withoutAd, 0):
      localized("\(runs.grouped) runs, \(withoutAd.grouped) without an ad")
    case .counted(let runs, let withoutAd, let crashed):
      localized(
        "\(runs.grouped) runs, \(withoutAd.grouped) without an ad; \(crashed.grouped) crashed")
    case .nothingCounted(""): localized("No line had an ad, so there is nothing to compare.")
    case .nothingCounted(let forced):
      localized("No line had an ad, so there is nothing to compare. Forced: \(forced)")
    case .withoutMediator:
      localized("Only networks count the ads of this scenario: there is nothing to compare with.")
    case .base(let discrepancy): Self.gap(from: discrepancy.base)
    case .above(let excess, _) where excess.gap.lacksBase:
      localized(
        """
        \(excess.line.unit) · \(excess.line.label): only the network counted \
        \(excess.kind.rawValue), which no threshold allows
        """)
    case .above(let excess, let threshold):
      localized(
        """
        \(excess.line.unit) · \(excess.line.label): \(excess.kind.rawValue) differ by \
        \(excess.gap.text), above the threshold of \(threshold.text)
        """)
    case .noneAbove(let threshold): localized("No gap is above the threshold of \(threshold.text).")
    case .failed(.madeInCode):
      localized("This scenario was made in code, so it can't be run again.")
    case .failed(.noProcess):
      localized("The runs could not be started: the system refused a new process.")
    case .failed(.child(let trouble)): trouble.sentence
    }
  }
}

extension DiscrepancyText {
  private static func gap(from base: String) -> String {
    localized(
      "gap: (network − \(base)) ÷ \(base). + means that the network counted more than \(base).")
  }
}

extension Discrepancy {
  /// The name of those with whose counts the networks' are compared.
  package var base: String {
    let all = mediators
    return all.count > 1 ? localized("mediator") : all.first ?? Self.google
  }
}

/// The headings of a discrepancy's columns.
package enum DiscrepancyHeading {
  package static var line: [String] { [localized("line"), localized("ads")] }
  package static func title(_ kind: Discrepancy.Kind) -> String { kind.rawValue }
  /// Below each of those.
  package static func kind(_ base: String) -> [String] {
    [base, localized("network"), localized("gap")]
  }
  package static var brokenRules: String { localized("broken rules") }
}

extension GapCause {
  /// How many counts differ for this reason.
  package func words(_ count: Int) -> String {
    switch self {
    case .definition: localized("differ by the rule of counting ×\(count.grouped)")
    case .loss: localized("were lost ×\(count.grouped)")
    case .doubles: localized("were counted too often ×\(count.grouped)")
    case .lateness: localized("are still to come ×\(count.grouped)")
    }
  }
}

extension Discrepancy.Gap {
  /// `-12.5 %`, or that there is nothing to compare with.
  package var text: String {
    guard let hundredths else { return lacksBase ? localized("no base") : "?" }
    let tenths = (abs(hundredths) + 5) / 10
    let sign = tenths == 0 ? "" : hundredths < 0 ? "-" : "+"
    return "\(sign)\((tenths / 10).grouped).\(tenths % 10) %"
  }
}

extension Discrepancy.Threshold {
  /// `2.5 %`.
  var text: String {
    let places = String(hundredths % 100 + 100).dropFirst()
    let shown = places == "00" ? "" : ".\(places.hasSuffix("0") ? places.dropLast() : places)"
    return "\(hundredths / 100)\(shown) %"
  }
}
