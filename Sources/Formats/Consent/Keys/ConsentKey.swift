/// A key under which an app keeps consent on a phone, and what is there.
package struct ConsentKey: Hashable, Sendable {
  package let name: String
  package let role: Role

  package enum Role: Hashable, Sendable {
    /// A whole string, or a section of GPP.
    case string(ConsentKind)
    /// 0 or 1.
    case gdprApplies
    /// A field of the TC string once more: a number, letters, or a 0 or 1 for each id.
    case field(SegmentName, FieldName)
    /// What a publisher says of a purpose: a digit for each vendor.
    case restriction(purpose: Int)
    /// The version of the header.
    case headerVersion
    /// The ids of the sections in the string, and of those that apply.
    case headerSections, applicableSections
    /// A key of the frameworks that is not looked at.
    case other
  }

  /// Nil for a key of anybody else.
  package init?(_ name: String) {
    guard let role = Self.roles[name] ?? Self.numbered(name) ?? Self.other(name) else {
      return nil
    }
    (self.name, self.role) = (name, role)
  }

  /// Those without a number in them, sorted.
  package static let known = roles.keys.sorted()

  private static let roles: [String: Role] = Dictionary(
    uniqueKeysWithValues: fields.map { ("IABTCF_\($0)", .field($1, $2)) } + [
      ("IABTCF_TCString", .string(.tcf)), ("IABTCF_AddtlConsent", .string(.additionalConsent)),
      ("IABTCF_gdprApplies", .gdprApplies), ("IABGPP_HDR_GppString", .string(.gpp)),
      ("IABGPP_HDR_Version", .headerVersion), ("IABGPP_HDR_Sections", .headerSections),
      ("IABGPP_GppSID", .applicableSections), ("IABUSPrivacy_String", .string(.usPrivacy)),
      // The same in a URL.
      ("gdpr", .gdprApplies), ("gdpr_consent", .string(.tcf)),
      ("addtl_consent", .string(.additionalConsent)), ("gpp", .string(.gpp)),
      ("gpp_sid", .applicableSections), ("us_privacy", .string(.usPrivacy)),
    ] + GPPSectionID.allCases.map { ($0.prefix, .string(ConsentKind($0))) })

  private static let fields: [(String, SegmentName, FieldName)] = [
    ("CmpSdkID", .core, .cmpID), ("CmpSdkVersion", .core, .cmpVersion),
    ("PolicyVersion", .core, .policyVersion), ("PublisherCC", .core, .publisherCC),
    ("PurposeOneTreatment", .core, .purposeOneTreatment),
    ("UseNonStandardTexts", .core, .useNonStandardTexts),
    ("UseNonStandardStacks", .core, .useNonStandardTexts),
    ("VendorConsents", .core, .vendorConsents),
    ("VendorLegitimateInterests", .core, .vendorLegitimateInterests),
    ("DisclosedVendors", .disclosedVendors, .disclosedVendors),
    ("PurposeConsents", .core, .purposesConsent),
    ("PurposeLegitimateInterests", .core, .purposesLITransparency),
    ("SpecialFeaturesOptIns", .core, .specialFeatureOptIns),
    ("PublisherConsent", .publisherTC, .pubPurposesConsent),
    ("PublisherLegitimateInterests", .publisherTC, .pubPurposesLITransparency),
    ("PublisherCustomPurposesConsents", .publisherTC, .customPurposesConsent),
    (
      "PublisherCustomPurposesLegitimateInterests", .publisherTC, .customPurposesLITransparency
    ),
  ]

  /// `IABGPP_8_String`, `IABTCF_PublisherRestrictions2`.
  private static func numbered(_ name: String) -> Role? {
    let restrictions = "IABTCF_PublisherRestrictions"
    if name.hasPrefix(restrictions) {
      return Int(name.dropFirst(restrictions.count)).map { .restriction(purpose: $0) }
    }
    let parts = name.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "IABGPP", ["String", "TCString"].contains(parts[2]) else {
      return nil
    }
    return Int(parts[1]).flatMap(GPPSectionID.init).map { .string(ConsentKind($0)) }
  }

  private static func other(_ name: String) -> Role? {
    let isTheirs = ["IABTCF_", "IABGPP_", "IABUSPrivacy_", "IABConsent_"].contains {
      name.hasPrefix($0)
    }
    return isTheirs ? .other : nil
  }
}
