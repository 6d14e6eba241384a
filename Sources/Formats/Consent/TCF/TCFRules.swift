/// What a TC string may not say, besides what its fields can hold.
enum TCFRules {
  /// The first day on which every string must list the vendors that were disclosed: 2026-03-01.
  static let disclosureTenths = 17_723_232_000
  /// The first policy of TCF 2.2, and of TCF 2.3.
  static let policy22 = 4, policy23 = 5

  static func findings(in segments: [ConsentSegment], end: Int) -> [ConsentFinding] {
    guard let core = segments.first else { return [] }
    return dates(core) + manager(core) + scope(core) + interests(core)
      + vendors(core, segments, end)
  }

  /// 0 and 1 are given to nobody.
  private static func manager(_ core: ConsentSegment) -> [ConsentFinding] {
    guard let id = core[.cmpID]?.number, id < 2 else { return [] }
    return [ConsentFinding(.unregisteredCMP(id), at: core.character(of: .cmpID))]
  }

  private static func scope(_ core: ConsentSegment) -> [ConsentFinding] {
    guard core[.isServiceSpecific] == .flag(false) else { return [] }
    return [ConsentFinding(.notServiceSpecific, at: core.character(of: .isServiceSpecific))]
  }

  /// Since TCF 2.2 both dates are the same whole day.
  private static func dates(_ core: ConsentSegment) -> [ConsentFinding] {
    guard case .moment(let created)? = core[.created],
      case .moment(let updated)? = core[.lastUpdated]
    else { return [] }
    let isStrict = isAtLeast(policy22, core)
    var findings: [ConsentFinding] = []
    if isStrict, created % 864_000 != 0 {
      findings.append(ConsentFinding(.notWholeDay(.created), at: core.character(of: .created)))
    }
    if updated < created || isStrict && updated != created {
      findings.append(
        ConsentFinding(
          updated < created ? .updatedBeforeCreated : .datesDiffer,
          at: core.character(of: .lastUpdated)))
    }
    return findings
  }

  private static func interests(_ core: ConsentSegment) -> [ConsentFinding] {
    let claimed = core[.purposesLITransparency]?.ids ?? IDSet([])
    let place = core.character(of: .purposesLITransparency)
    let isStrict = isAtLeast(policy22, core)
    var findings: [ConsentFinding] = []
    if claimed.contains(1) {
      findings.append(ConsentFinding(.legitimateInterest([1], isValid: false), at: place))
    }
    let later = (3...6).filter(claimed.contains)
    if !later.isEmpty {
      findings.append(ConsentFinding(.legitimateInterest(later, isValid: !isStrict), at: place))
    }
    return findings
  }

  private static func vendors(
    _ core: ConsentSegment, _ segments: [ConsentSegment], _ end: Int
  ) -> [ConsentFinding] {
    var findings: [ConsentFinding] = []
    if let allowed = segments.first(where: { $0.name == .allowedVendors }) {
      findings.append(ConsentFinding(.droppedSegment, at: allowed.character(of: .segmentType)))
    }
    if !segments.contains(where: { $0.name == .disclosedVendors }) {
      let isDue = isAtLeast(policy23, core) || isMadeSinceDisclosure(core)
      findings.append(
        ConsentFinding(isDue ? .missingDisclosedVendors : .noDisclosedVendorsYet, at: end))
    }
    return findings
  }

  private static func isMadeSinceDisclosure(_ core: ConsentSegment) -> Bool {
    guard case .moment(let tenths)? = core[.lastUpdated] else { return false }
    return tenths >= disclosureTenths
  }

  private static func isAtLeast(_ policy: Int, _ core: ConsentSegment) -> Bool {
    (core[.policyVersion]?.number ?? 0) >= policy
  }
}
