extension USSection {
  static func of(_ id: GPPSectionID) -> USSection? { byID[id] }

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

  static let all: [USSection] = [
    .init(
      .usnat, national(sensitive: 12, child: 2), national(sensitive: 16, child: 3), second: .gpc),
    .init(.usca, california, second: .gpc),
    .init(.usva, state(.sharingNotice, sensitive: 8, child: 1)),
    .init(.usco, state(.sharingNotice, sensitive: 7, child: 1), second: .gpc),
    .init(
      .usut,
      state(.sharingNotice, also: .sensitiveDataProcessingOptOutNotice, sensitive: 8, child: 1)),
    .init(.usct, state(.sharingNotice, sensitive: 8, child: 3), second: .gpc),
    .init(.usfl, state(.processingNotice, sensitive: 8, child: 3, asksMore: true)),
    .init(.usmt, state(.sharingNotice, sensitive: 8, child: 3, asksMore: true), second: .gpc),
    .init(.usor, state(.processingNotice, sensitive: 11, child: 3, asksMore: true), second: .gpc),
    .init(.ustx, state(.processingNotice, sensitive: 8, child: 1, asksMore: true), second: .gpc),
    .init(.usde, state(.processingNotice, sensitive: 9, child: 5, asksMore: true), second: .gpc),
    .init(
      .usia, state(.processingNotice, also: .sensitiveDataOptOutNotice, sensitive: 8, child: 1),
      second: .gpc),
    .init(.usne, state(.processingNotice, sensitive: 8, child: 1, asksMore: true), second: .gpc),
    .init(.usnh, state(.processingNotice, sensitive: 8, child: 3, asksMore: true), second: .gpc),
    .init(.usnj, state(.processingNotice, sensitive: 10, child: 5, asksMore: true), second: .gpc),
    .init(.ustn, state(.processingNotice, sensitive: 8, child: 1, asksMore: true), second: .gpc),
    .init(.usmn, state(.processingNotice, sensitive: 8, child: 1, asksMore: true), second: .gpc),
    .init(.usmd, later(child: 0), second: .gpc),
    .init(.usin, later(child: 1), second: .sensitive),
    .init(.usky, later(child: 1), second: .sensitive),
    .init(.usri, later(child: 1), second: .sensitive),
  ]

  private static func national(sensitive: Int, child: Int) -> [FieldRow] {
    [
      version, notice(.sharingNotice), notice(.saleOptOutNotice), notice(.sharingOptOutNotice),
      notice(.targetedAdvertisingOptOutNotice), notice(.sensitiveDataProcessingOptOutNotice),
      notice(.sensitiveDataLimitUseNotice), optOut(.saleOptOut), optOut(.sharingOptOut),
      optOut(.targetedAdvertisingOptOut), consents(.sensitiveDataProcessing, sensitive),
      consents(.knownChildSensitiveDataConsents, child), consent(.personalDataConsents),
    ] + agreement
  }

  private static let california: [FieldRow] =
    [
      version, notice(.saleOptOutNotice), notice(.sharingOptOutNotice),
      notice(.sensitiveDataLimitUseNotice), optOut(.saleOptOut), optOut(.sharingOptOut),
      consents(.sensitiveDataProcessing, 9), consents(.knownChildSensitiveDataConsents, 2),
      consent(.personalDataConsents),
    ] + agreement

  /// The order that most states have.
  private static func state(
    _ first: FieldName, also extra: FieldName? = nil, sensitive: Int, child: Int,
    asksMore: Bool = false
  ) -> [FieldRow] {
    [
      version, notice(first), notice(.saleOptOutNotice), notice(.targetedAdvertisingOptOutNotice),
    ] + [extra].compactMap(\.self).map(notice) + [
      optOut(.saleOptOut), optOut(.targetedAdvertisingOptOut),
      consents(.sensitiveDataProcessing, sensitive),
      consents(.knownChildSensitiveDataConsents, child),
    ] + (asksMore ? [consent(.additionalDataProcessingConsent)] : []) + agreement
  }

  /// The order of the states of 2026.
  private static func later(child: Int) -> [FieldRow] {
    [
      .init(.mspaVersion, .number(bits: 6)), .init(.mspaCoveredTransaction, .choice(.covered)),
      .init(.mspaMode, .choice(.mode)), notice(.processingNotice), notice(.saleOptOutNotice),
      notice(.targetedAdvertisingOptOutNotice), optOut(.saleOptOut),
      optOut(.targetedAdvertisingOptOut),
    ] + (child > 0 ? [consents(.knownChildSensitiveDataConsents, child)] : []) + [
      consent(.additionalDataProcessingConsent)
    ]
  }

  // MARK: Rows

  private static let version = FieldRow(.version, .number(bits: 6))
  private static let agreement: [FieldRow] = [
    .init(.mspaCoveredTransaction, .choice(.covered)),
    .init(.mspaOptOutOptionMode, .choice(.mode)),
    .init(.mspaServiceProviderMode, .choice(.mode)),
  ]

  private static func notice(_ name: FieldName) -> FieldRow { .init(name, .choice(.notice)) }
  private static func optOut(_ name: FieldName) -> FieldRow { .init(name, .choice(.optOut)) }
  private static func consent(_ name: FieldName) -> FieldRow { .init(name, .choice(.consent)) }
  private static func consents(_ name: FieldName, _ count: Int) -> FieldRow {
    .init(name, .choices(.consent, count: count))
  }
}
