package import Consent

/// The words for consent strings and what is in them.
package enum ConsentText {
  /// What a string is.
  package static func title(_ reading: ConsentReading) -> String {
    let name =
      switch reading.form {
      case .tcf: "TC string"
      case .additionalConsent: "Additional Consent"
      case .gpp: "GPP string"
      case .usPrivacy: "US privacy string"
      case .section(let id): "GPP section \(id.prefix)"
      }
    let framework = policy(reading).map { ", \($0)" } ?? ""
    return name + framework + (reading.isGuess ? " (a guess, by its length)" : "")
  }

  /// `5, usca` of a section by its number.
  package static func title(_ section: GPPSection) -> String {
    section.id.map { "section \(section.number), \($0.prefix)" } ?? "section \(section.number)"
  }

  package static func title(_ segment: ConsentSegment) -> String {
    switch segment.name {
    case .core: "core"
    case .header: "header"
    case .gpc: "Global Privacy Control"
    case .disclosedVendors: "disclosed vendors"
    case .allowedVendors: "allowed vendors"
    case .publisherTC: "publisher"
    case .sensitive: "sensitive data"
    }
  }

  /// The version of the framework that a policy belongs to.
  private static func policy(_ reading: ConsentReading) -> String? {
    guard reading.form == .tcf, let core = reading.segment(.core) else { return nil }
    switch core[.policyVersion]?.number {
    case 2?: return "TCF 2.0 or 2.1"
    case 3?, 4?: return "TCF 2.2"
    case 5?: return "TCF 2.3"
    default: return "TCF 2"
    }
  }

  // MARK: Values

  /// The lines of a value: more than one for purposes, which have long names.
  package static func lines(_ value: ConsentValue) -> [String] {
    switch value {
    case .number(let number): ["\(number)"]
    case .moment(let tenths): [CivilMoment(tenths: tenths).words]
    case .letters(let letters): [letters]
    case .flag(let flag): [flag ? "yes" : "no"]
    case .answer(let answer): [words(answer)]
    case .ids(let domain, let ids): lines(ids, domain)
    case .vendors(let set): [vendors(set)]
    case .restrictions(let all): all.isEmpty ? ["none"] : shortened(all.map(words), more: "more")
    case .choice(let scale, let number): ["\(number) \(words(scale, number))"]
    case .choices(let scale, let numbers): runs(scale, numbers)
    }
  }

  private static func lines(_ ids: IDSet, _ domain: IDDomain) -> [String] {
    guard !ids.isEmpty else { return ["none"] }
    return switch domain {
    case .purposes: ids.ids.map { "\($0) \(PurposeNames.purpose($0))" }
    case .specialFeatures: ids.ids.map { "\($0) \(PurposeNames.specialFeature($0))" }
    case .sections: [ids.ids.prefix(most).map(section).joined(separator: ", ")]
    case .customPurposes, .vendors, .providers: [list(ids)]
    }
  }

  private static func section(_ number: Int) -> String {
    GPPSectionID(rawValue: number).map { "\(number) \($0.prefix)" } ?? "\(number)"
  }

  private static func vendors(_ set: VendorSet) -> String {
    let count = set.ids.count
    guard count > 0 else { return "none" }
    return "\(list(set.ids)) (\(count == 1 ? "1 vendor" : "\(count.grouped) vendors"))"
  }

  private static let most = 40

  /// `1-4, 100, 404`.
  package static func list(_ ids: IDSet) -> String {
    let ranges = ids.ranges.map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)"
    }
    return shortened(ranges, more: "more").joined(separator: ", ")
  }

  private static func shortened(_ words: [String], more: String) -> [String] {
    guard words.count > most else { return words }
    return words.prefix(most) + ["… \((words.count - most).grouped) \(more)"]
  }

  private static func words(_ restriction: PublisherRestriction) -> String {
    let what =
      switch restriction.type {
      case .notAllowed: "not allowed"
      case .requireConsent: "only with consent"
      case .requireLegitimateInterest: "only with a legitimate interest"
      case .undefined: "undefined"
      }
    return "purpose \(restriction.purpose) \(what): vendors \(list(restriction.vendors))"
  }

  // MARK: The US

  private static func words(_ answer: Character) -> String {
    switch answer {
    case "Y": "Y yes"
    case "N": "N no"
    default: "- not applicable"
    }
  }

  private static func words(_ scale: ChoiceScale, _ number: Int) -> String {
    switch (scale, number) {
    case (_, 3): "not a value"
    case (.covered, 0): "not a value here"
    case (_, 0): "not applicable"
    case (.notice, 1), (.mode, 1), (.covered, 1): "yes"
    case (.notice, _), (.mode, _), (.covered, _): "no"
    case (.optOut, 1): "opted out"
    case (.optOut, _): "did not opt out"
    case (.consent, 1): "no consent"
    case (.consent, _): "consent"
    }
  }

  /// Those beside each other that are the same are one line: `1-8: 0 not applicable`.
  private static func runs(_ scale: ChoiceScale, _ numbers: [Int]) -> [String] {
    var runs: [(places: ClosedRange<Int>, number: Int)] = []
    for (offset, number) in numbers.enumerated() {
      if let last = runs.last, last.number == number {
        runs[runs.count - 1].places = last.places.lowerBound...offset + 1
      } else {
        runs.append((offset + 1...offset + 1, number))
      }
    }
    return runs.map { run in
      "\(list(IDSet(ranges: [run.places]))): \(run.number) \(words(scale, run.number))"
    }
  }
}
