/// The name of a field, as its specification spells it.
package enum FieldName: String, Hashable, Sendable, CaseIterable {
  // TCF, in Europe and Canada.
  case version = "Version"
  case created = "Created"
  case lastUpdated = "LastUpdated"
  case cmpID = "CmpId"
  case cmpVersion = "CmpVersion"
  case consentScreen = "ConsentScreen"
  case consentLanguage = "ConsentLanguage"
  case vendorListVersion = "VendorListVersion"
  case policyVersion = "TcfPolicyVersion"
  case isServiceSpecific = "IsServiceSpecific"
  case useNonStandardTexts = "UseNonStandardTexts"
  case useNonStandardStacks = "UseNonStandardStacks"
  case specialFeatureOptIns = "SpecialFeatureOptIns"
  case purposesConsent = "PurposesConsent"
  case purposesLITransparency = "PurposesLITransparency"
  case purposeOneTreatment = "PurposeOneTreatment"
  case publisherCC = "PublisherCC"
  case vendorConsents = "VendorConsents"
  case vendorLegitimateInterests = "VendorLegitimateInterests"
  case publisherRestrictions = "PublisherRestrictions"
  case segmentType = "SegmentType"
  case disclosedVendors = "DisclosedVendors"
  case allowedVendors = "AllowedVendors"
  case pubPurposesConsent = "PubPurposesConsent"
  case pubPurposesLITransparency = "PubPurposesLITransparency"
  case numCustomPurposes = "NumCustomPurposes"
  case customPurposesConsent = "CustomPurposesConsent"
  case customPurposesLITransparency = "CustomPurposesLITransparency"
  case specialFeatureExpressConsent = "SpecialFeatureExpressConsent"
  case purposesExpressConsent = "PurposesExpressConsent"
  case purposesImpliedConsent = "PurposesImpliedConsent"
  case vendorExpressConsent = "VendorExpressConsent"
  case vendorImpliedConsent = "VendorImpliedConsent"
  case pubPurposesExpressConsent = "PubPurposesExpressConsent"
  case pubPurposesImpliedConsent = "PubPurposesImpliedConsent"
  case customPurposesExpressConsent = "CustomPurposesExpressConsent"
  case customPurposesImpliedConsent = "CustomPurposesImpliedConsent"

  // Additional Consent.
  case consentedProviders = "ConsentedProviders"
  case disclosedProviders = "DisclosedProviders"

  // The header of GPP.
  case type = "Type"
  case sections = "Sections"

  // The sections of the US.
  case mspaVersion = "MspaVersion"
  case sharingNotice = "SharingNotice"
  case processingNotice = "ProcessingNotice"
  case saleOptOutNotice = "SaleOptOutNotice"
  case sharingOptOutNotice = "SharingOptOutNotice"
  case targetedAdvertisingOptOutNotice = "TargetedAdvertisingOptOutNotice"
  case sensitiveDataProcessingOptOutNotice = "SensitiveDataProcessingOptOutNotice"
  case sensitiveDataLimitUseNotice = "SensitiveDataLimitUseNotice"
  case sensitiveDataOptOutNotice = "SensitiveDataOptOutNotice"
  case saleOptOut = "SaleOptOut"
  case sharingOptOut = "SharingOptOut"
  case targetedAdvertisingOptOut = "TargetedAdvertisingOptOut"
  case sensitiveDataProcessing = "SensitiveDataProcessing"
  case knownChildSensitiveDataConsents = "KnownChildSensitiveDataConsents"
  case personalDataConsents = "PersonalDataConsents"
  case additionalDataProcessingConsent = "AdditionalDataProcessingConsent"
  case mspaCoveredTransaction = "MspaCoveredTransaction"
  case mspaOptOutOptionMode = "MspaOptOutOptionMode"
  case mspaServiceProviderMode = "MspaServiceProviderMode"
  case mspaMode = "MspaMode"
  case gpc = "Gpc"

  // The US privacy string.
  case notice = "Notice"
  case optOutSale = "OptOutSale"
  case lspaCovered = "LspaCovered"
}

/// The name of a part of a string whose fields follow one another.
package enum SegmentName: String, Hashable, Sendable {
  case core, header, gpc
  case disclosedVendors, allowedVendors, publisherTC
  /// Sensitive data in a segment of its own, without a type.
  case sensitive
}
