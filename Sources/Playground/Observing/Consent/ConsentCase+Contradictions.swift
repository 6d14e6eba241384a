package import Consent

extension ConsentCase {
  /// In the order of what they are about: the day, GDPR, TC strings, GPP, the US.
  package func contradictions(on day: CivilMoment) -> [ConsentContradiction] {
    early(on: day) + applying + mirrored + twice + sections + sale
  }

  private func early(on day: CivilMoment) -> [ConsentContradiction] {
    tcStrings.compactMap { source in
      guard case .moment(let tenths)? = source[.core]?[.created] else { return nil }
      let created = CivilMoment(tenths: tenths)
      return created.isOnLaterDay(than: day)
        ? .fromTheFuture(source: source.name, created: created, day: day) : nil
    }
  }

  // MARK: GDPR

  private var applying: [ConsentContradiction] {
    var found: [ConsentContradiction] = []
    let isString = !sources(of: .tcf).isEmpty || items.contains { $0.isBad }
    if let (key, text) = value(.gdprApplies) {
      switch gdprApplies {
      case nil: found.append(.badValue(key: key, text: text))
      case true?: if !isString { found.append(.noString(key: key)) }
      case false?:
        if let (sid, list) = value(.applicableSections), Self.numbers(list)?.contains(2) == true {
          found.append(.appliesOnlyInSections(key: key, sections: sid))
        }
      }
    }
    if !sources(of: .additionalConsent).isEmpty, !isString { found.append(.additionalAlone) }
    return found
  }

  // MARK: Fields under keys of their own

  private var mirrored: [ConsentContradiction] {
    guard let source = sources(of: .tcf).first(where: { !$0.isSection }) else { return [] }
    return items.compactMap { item in
      guard let key = item.key, !item.text.isEmpty else { return nil }
      switch key.role {
      case .field(let segment, let field):
        let value = source[segment]?[field]
        return Self.difference(key.name, item.text, value)
      case .restriction(let purpose): return Self.difference(key.name, item.text, source, purpose)
      default: return nil
      }
    }
  }

  /// A segment that is not in the string has no bits that are set.
  private static func difference(
    _ key: String, _ text: String, _ value: ConsentValue?
  ) -> ConsentContradiction? {
    switch value {
    case .number(let number)?:
      return Int(text) == number ? nil : .value(key: key, says: text, string: "\(number)")
    case .flag(let flag)?:
      let number = flag ? "1" : "0"
      return [number, "\(flag)"].contains(text)
        ? nil : .value(key: key, says: text, string: number)
    case .letters(let letters)?:
      return text.uppercased() == letters ? nil : .value(key: key, says: text, string: letters)
    default:
      guard let ids = bits(text) else { return .badValue(key: key, text: text) }
      return difference(key, ids, value?.ids ?? IDSet([]))
    }
  }

  private static func difference(
    _ key: String, _ there: IDSet, _ string: IDSet
  ) -> ConsentContradiction? {
    guard there != string else { return nil }
    return .ids(
      key: key, onlyThere: there.ids.filter { !string.contains($0) },
      onlyInString: string.ids.filter { !there.contains($0) })
  }

  /// A digit for each vendor: 0, 1 or 2 for a restriction, and `_` or 3 for none.
  private static func difference(
    _ key: String, _ text: String, _ source: Source, _ purpose: Int
  ) -> ConsentContradiction? {
    var there: [Int: [Int]] = [:]
    for (offset, digit) in text.utf8.enumerated() {
      guard let type = Self.digits[digit] else { return .badValue(key: key, text: text) }
      if let type { there[type, default: []].append(offset + 1) }
    }
    guard case .restrictions(let all)? = source[.core]?[.publisherRestrictions] else { return nil }
    for type in 0...2 {
      let ranges = all.filter { $0.purpose == purpose && $0.type.rawValue == type }
        .flatMap { $0.vendors.ranges }
      if let found = difference(key, IDSet(there[type] ?? []), IDSet(ranges: ranges)) {
        return found
      }
    }
    return nil
  }

  private static let digits: [UInt8: Int?] = [
    UInt8(ascii: "0"): 0, UInt8(ascii: "1"): 1, UInt8(ascii: "2"): 2, UInt8(ascii: "3"): nil,
    UInt8(ascii: "_"): nil,
  ]

  /// `0101` is 2 and 4.
  private static func bits(_ text: String) -> IDSet? {
    var ids: [Int] = []
    for (offset, digit) in text.utf8.enumerated() {
      switch digit {
      case UInt8(ascii: "1"): ids.append(offset + 1)
      case UInt8(ascii: "0"): break
      default: return nil
      }
    }
    return IDSet(ids)
  }

  // MARK: One string in several places

  private var twice: [ConsentContradiction] {
    var forms: [ConsentKind] = []
    for item in items {
      guard let reading = item.decoded else { continue }
      let all = [reading.form] + reading.sections.compactMap { $0.id.map(ConsentKind.init) }
      for form in all where !forms.contains(form) { forms.append(form) }
    }
    return forms.flatMap { form -> [ConsentContradiction] in
      let named = sources(of: form).compactMap { source in source.name.map { ($0, source.text) } }
      guard let (first, text) = named.first else { return [] }
      return named.dropFirst().filter { $0.1 != text }.map { .strings(first, $0.0) }
    }
  }

  // MARK: GPP

  private var sections: [ConsentContradiction] {
    guard let reading = items.compactMap(\.decoded).first(where: { $0.form == .gpp }),
      let ids = reading.segment(.header)?[.sections]?.ids?.ids
    else { return [] }
    var found: [ConsentContradiction] = []
    if let (key, text) = value(.headerSections) {
      let said = Self.numbers(text)
      if let said, said.sorted() != ids {
        found.append(.headerSections(key: key, says: said, string: ids))
      }
      if said == nil { found.append(.badValue(key: key, text: text)) }
    }
    if let (key, text) = value(.applicableSections) {
      // 0 and -1 stand for no section, and for not knowing.
      let missing = Self.numbers(text)?.filter { $0 > 0 && !ids.contains($0) }
      if let missing, !missing.isEmpty { found.append(.sectionsMissing(key: key, missing)) }
      if missing == nil { found.append(.badValue(key: key, text: text)) }
    }
    if let (key, text) = value(.headerVersion), text != "1" {
      found.append(.value(key: key, says: text, string: "1"))
    }
    return found
  }

  /// `7_8`, or with commas as in a URL.
  private static func numbers(_ text: String) -> [Int]? {
    let parts = text.split { $0 == "_" || $0 == "," }
    let numbers = parts.compactMap { Int($0) }
    return numbers.count == parts.count ? numbers : nil
  }

  // MARK: The US

  /// The old string against the sections that took its place. Other states may differ: each says what is
  /// true there.
  private var sale: [ConsentContradiction] {
    guard let old = refusals.first(where: { $0.form == .usPrivacy && !$0.isNotApplicable }),
      let isOut = old.isOutOfSale(in: self)
    else { return [] }
    let successors = refusals.filter { [.section(.usnat), .section(.usca)].contains($0.form) }
    return successors.compactMap { other in
      guard let isOutThere = other.isOutOfSale(in: self), isOutThere != isOut else { return nil }
      let names = isOut ? (old.source, other.source) : (other.source, old.source)
      return .sale(optedOut: names.0, not: names.1)
    }
  }
}

extension USRefusals {
  /// Nil where the string does not say.
  fileprivate func isOutOfSale(in whole: ConsentCase) -> Bool? {
    if optOuts.contains(.saleOptOut) || optOuts.contains(.optOutSale) { return true }
    let cores = whole.sources(of: form).compactMap { $0[.core] }
    let isSaid = cores.contains { core in
      core[.saleOptOut]?.number == 2 || core[.optOutSale] == .answer("N")
    }
    return isSaid ? false : nil
  }
}

extension ConsentKind {
  /// The name by which a section is known.
  package var shortName: String {
    switch self {
    case .tcf: "tcfeuv2"
    case .additionalConsent: "addtl_consent"
    case .gpp: "gpp"
    case .usPrivacy: "uspv1"
    case .section(let id): id.prefix
    }
  }
}
