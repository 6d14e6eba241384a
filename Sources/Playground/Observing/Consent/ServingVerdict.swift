package import Consent

/// Which ads Google may show by a TC string, as its published requirements say.
///
/// | ads | purposes with consent | with consent or legitimate interest |
/// |---|---|---|
/// | personalised | 1, 3, 4 | 2, 7, 9, 10 |
/// | non-personalised | 1 | 2, 7, 9, 10 |
/// | limited | | 2, 7, 9, 10 |
///
/// A string that is older than 13 months, or is for all services, is no consent at all.
package struct ServingVerdict: Hashable, Sendable {
  /// Where the string is from, if it has a name.
  package let source: String?
  package let ads: Ads
  /// What is missing for all ads, in the order of the purposes.
  package let lacks: [Lack]
  package let updated: CivilMoment

  package enum Ads: String, Hashable, Sendable {
    case personalised, nonPersonalised, limited, none
  }

  package enum Lack: Hashable, Sendable {
    case tooOld
    case notServiceSpecific
    /// The vendor is not among those disclosed.
    case notDisclosed
    /// The vendor has no basis of this sort, whatever the purposes have.
    case vendor(Basis)
    /// The publisher does not accept the basis that these purposes have.
    case restricted(PublisherRestriction.Kind, [Int])
    case consent([Int])
    case consentOrInterest([Int])
  }

  package enum Basis: Hashable, Sendable { case any, consent, interest }

  /// Google's number in the list of vendors.
  package static let google = 755
  package static let months = 13

  private static let personalising = [3, 4]
  private static let basic = [2, 7, 9, 10]

  init?(_ source: String?, _ segments: [ConsentSegment], on day: CivilMoment) {
    guard let core = segments.first(where: { $0.name == .core }),
      case .moment(let tenths)? = core[.lastUpdated]
    else { return nil }
    self.source = source
    updated = CivilMoment(tenths: tenths)
    let bases = VendorBases(core, vendor: Self.google)
    let storage = [1].filter { !bases.hasConsent(for: $0) }
    let profiles = Self.personalising.filter { !bases.hasConsent(for: $0) }
    let basic = Self.basic.filter { !bases.hasAny(for: $0) }
    var blocking: [Lack] = []
    if updated.isOlder(than: Self.months, on: day) { blocking.append(.tooOld) }
    if core[.isServiceSpecific] == .flag(false) { blocking.append(.notServiceSpecific) }
    if Self.isUndisclosed(core, segments) { blocking.append(.notDisclosed) }
    lacks = blocking + bases.lacks(consent: storage + profiles, any: basic)
    ads =
      !blocking.isEmpty || !basic.isEmpty
      ? .none : !storage.isEmpty ? .limited : !profiles.isEmpty ? .nonPersonalised : .personalised
  }

  /// Since TCF 2.3 a vendor must have been shown to the user.
  private static func isUndisclosed(_ core: ConsentSegment, _ segments: [ConsentSegment]) -> Bool {
    guard let policy = core[.policyVersion]?.number, policy >= 5 else { return false }
    return segments.contains { $0[.disclosedVendors]?.ids?.contains(google) == false }
  }
}
