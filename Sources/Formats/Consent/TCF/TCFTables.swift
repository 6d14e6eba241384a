/// The fields of a TC string, one row each.
enum TCFTables {
  /// Of Europe, at version 2.
  static let core: [FieldRow] = [
    .init(.version, .number(bits: 6)),
    .init(.created, .moment),
    .init(.lastUpdated, .moment),
    .init(.cmpID, .number(bits: 12)),
    .init(.cmpVersion, .number(bits: 12)),
    .init(.consentScreen, .number(bits: 6)),
    .init(.consentLanguage, .letters),
    .init(.vendorListVersion, .number(bits: 12)),
    .init(.policyVersion, .number(bits: 6)),
    .init(.isServiceSpecific, .flag),
    .init(.useNonStandardTexts, .flag),
    .init(.specialFeatureOptIns, .ids(.specialFeatures, bits: 12)),
    .init(.purposesConsent, .ids(.purposes, bits: 24)),
    .init(.purposesLITransparency, .ids(.purposes, bits: 24)),
    .init(.purposeOneTreatment, .flag),
    .init(.publisherCC, .letters),
    .init(.vendorConsents, .vendors),
    .init(.vendorLegitimateInterests, .vendors),
    .init(.publisherRestrictions, .restrictions),
  ]

  /// Of Canada, at version 1.
  static let canadianCore: [FieldRow] = [
    .init(.version, .number(bits: 6)),
    .init(.created, .moment),
    .init(.lastUpdated, .moment),
    .init(.cmpID, .number(bits: 12)),
    .init(.cmpVersion, .number(bits: 12)),
    .init(.consentScreen, .number(bits: 6)),
    .init(.consentLanguage, .letters),
    .init(.vendorListVersion, .number(bits: 12)),
    .init(.policyVersion, .number(bits: 6)),
    .init(.useNonStandardStacks, .flag),
    .init(.specialFeatureExpressConsent, .ids(.specialFeatures, bits: 12)),
    .init(.purposesExpressConsent, .ids(.purposes, bits: 24)),
    .init(.purposesImpliedConsent, .ids(.purposes, bits: 24)),
    .init(.vendorExpressConsent, .vendors),
    .init(.vendorImpliedConsent, .vendors),
    .init(.publisherRestrictions, .restrictions, canBeMissing: true),
  ]

  /// The segments behind the core, by the type in their first three bits.
  static let segments: [Int: (name: SegmentName, rows: [FieldRow])] = [
    1: (.disclosedVendors, [type, .init(.disclosedVendors, .vendors)]),
    2: (.allowedVendors, [type, .init(.allowedVendors, .vendors)]),
    3: (
      .publisherTC,
      [
        type,
        .init(.pubPurposesConsent, .ids(.purposes, bits: 24)),
        .init(.pubPurposesLITransparency, .ids(.purposes, bits: 24)),
        .init(.numCustomPurposes, .number(bits: 6)),
        .init(
          .customPurposesConsent, .idsCounted(.customPurposes, by: .numCustomPurposes)),
        .init(
          .customPurposesLITransparency, .idsCounted(.customPurposes, by: .numCustomPurposes)),
      ]
    ),
  ]

  static let canadianSegments: [Int: (name: SegmentName, rows: [FieldRow])] = [
    1: (.disclosedVendors, [type, .init(.disclosedVendors, .vendors)]),
    3: (
      .publisherTC,
      [
        type,
        .init(.pubPurposesExpressConsent, .ids(.purposes, bits: 24)),
        .init(.pubPurposesImpliedConsent, .ids(.purposes, bits: 24)),
        .init(.numCustomPurposes, .number(bits: 6)),
        .init(
          .customPurposesExpressConsent, .idsCounted(.customPurposes, by: .numCustomPurposes)),
        .init(
          .customPurposesImpliedConsent, .idsCounted(.customPurposes, by: .numCustomPurposes)),
      ]
    ),
  ]

  private static let type = FieldRow(.segmentType, .number(bits: 3))
}
