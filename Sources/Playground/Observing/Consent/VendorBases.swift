import Consent

/// The legal bases of a vendor in a TC string.
struct VendorBases {
  private let consents, interests: IDSet
  private let vendorConsents, vendorInterests: Bool
  private var restrictions: [Int: PublisherRestriction.Kind]

  init(_ core: ConsentSegment, vendor: Int) {
    let none = IDSet([])
    consents = core[.purposesConsent]?.ids ?? none
    interests = core[.purposesLITransparency]?.ids ?? none
    vendorConsents = core[.vendorConsents]?.ids?.contains(vendor) ?? false
    vendorInterests = core[.vendorLegitimateInterests]?.ids?.contains(vendor) ?? false
    var restrictions: [Int: PublisherRestriction.Kind] = [:]
    if case .restrictions(let all)? = core[.publisherRestrictions] {
      // What is not allowed stays so, whatever else is said of the purpose.
      for one in all where one.vendors.contains(vendor) && restrictions[one.purpose] != .notAllowed
      {
        restrictions[one.purpose] = one.type
      }
    }
    self.restrictions = restrictions
  }

  func hasConsent(for purpose: Int) -> Bool {
    guard ![.notAllowed, .requireLegitimateInterest].contains(restrictions[purpose]) else {
      return false
    }
    return vendorConsents && consents.contains(purpose)
  }

  func hasAny(for purpose: Int) -> Bool {
    if hasConsent(for: purpose) { return true }
    guard ![.notAllowed, .requireConsent].contains(restrictions[purpose]) else { return false }
    return vendorInterests && interests.contains(purpose)
  }

  // MARK: Reasons

  /// Why these purposes lack consent, and those any basis: what the publisher restricts, then what the
  /// vendor lacks, then the purposes themselves.
  func lacks(consent: [Int], any: [Int]) -> [ServingVerdict.Lack] {
    guard vendorConsents || vendorInterests else { return [.vendor(.any)] }
    var lacks: [ServingVerdict.Lack] = []
    var free = self
    free.restrictions = [:]
    let restricted = consent.filter(free.hasConsent) + any.filter(free.hasAny)
    for kind in [PublisherRestriction.Kind.notAllowed, .requireConsent, .requireLegitimateInterest]
    {
      let purposes = restricted.filter { restrictions[$0] == kind }.sorted()
      if !purposes.isEmpty { lacks.append(.restricted(kind, purposes)) }
    }
    let consent = consent.filter { !restricted.contains($0) }
    let any = any.filter { !restricted.contains($0) }
    let isConsentLost = (consent + any).contains(where: consents.contains)
    if isConsentLost { lacks.append(.vendor(.consent)) }
    if any.contains(where: interests.contains) { lacks.append(.vendor(.interest)) }
    let unasked = consent.filter { !consents.contains($0) }
    if !unasked.isEmpty { lacks.append(.consent(unasked)) }
    let baseless = any.filter { !consents.contains($0) && !interests.contains($0) }
    if !baseless.isEmpty { lacks.append(.consentOrInterest(baseless)) }
    return lacks
  }
}
