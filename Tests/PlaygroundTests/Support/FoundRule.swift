import Contract
import Simulation
import Testing

/// A finding in a journal.
struct FoundRule {
  let entry: Entry
  let rule: String
  let severity: String
  let proof: [Int]

  var ad: String? { entry.ad }

  /// Expects that its proof is earlier and about the same ad, that the last entry of it is the
  /// cause, and that the words are the rule's.
  func expectProof(in entries: [Entry], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(!proof.isEmpty, sourceLocation: sourceLocation)
    #expect(proof == Set(proof).sorted(), sourceLocation: sourceLocation)
    #expect(
      proof.allSatisfy { 1 <= $0 && $0 < entry.number }, "\(entry)", sourceLocation: sourceLocation)
    for number in proof where 1...entries.count ~= number {
      let proving = entries[number - 1]
      #expect(isOwn(proving), "\(proving) proves \(entry)", sourceLocation: sourceLocation)
      #expect(proving.finding == nil, sourceLocation: sourceLocation)
    }
    #expect(entry.cause == proof.last, sourceLocation: sourceLocation)
    let known = Rulebook.rule(rule)
    #expect(severity == known?.severity.rawValue, sourceLocation: sourceLocation)
    #expect(entry.message == known?.sentence, sourceLocation: sourceLocation)
    #expect(entry.from == known?.party, sourceLocation: sourceLocation)
  }

  /// A controller is judged over all rounds of its unit, each of which is an ad, and a service over
  /// all its requests, and over calls from before there was one.
  private func isOwn(_ proving: Entry) -> Bool {
    switch entry.from {
    case .arbiter: Self.unit(of: proving.ad) == Self.unit(of: ad)
    case .service: proving.ad == nil || Self.unit(of: proving.ad) == Self.unit(of: ad)
    default:
      // An application, or a layer, decides on one ad when it hears of another.
      proving.ad == ad || proving.sense == .appDecided || proving.sense == .layerDecided
        || proving.ad == nil && proving.isBeforeAds
    }
  }

  private static func unit(of ad: String?) -> String? { ad.flatMap(AdName.unit) }
}

extension Entry {
  var finding: FoundRule? {
    guard case .finding(let rule, let severity, let proof) = kind else { return nil }
    return FoundRule(entry: self, rule: rule, severity: severity, proof: proof)
  }
}

extension Sequence<Entry> {
  /// The findings, in order.
  var findings: [FoundRule] { compactMap(\.finding) }
}

extension Entry {
  /// Whether it is a set-up, or what an application, or a script in its place, wants, before that is about an ad.
  fileprivate var isBeforeAds: Bool {
    [
      .setUpAsked, .appDecided, .adWanted, .showWanted, .dismissWanted, .pageWanted, .disposeWanted,
      .privacyStored, .formWanted, .consentAsked, .consentTold,
    ].contains(
      sense)
  }
}
