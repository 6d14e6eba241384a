import Simulation

extension Rulebook {
  /// The rule that an application breaks which does not wait for the user's answer.
  package static let askedBeforeConsent = "asked-before-consent"

  /// What becomes of the user's choices on their way to the network.
  static let privacyRules: [Rule] = [
    Rule(
      id: "consent-not-forwarded", severity: .error, party: .adapter,
      sentence: "The network was asked for an ad without what the user has chosen.",
      why:
        "It reads nothing by itself: it leaves the ad out, or uses data that the user did not allow.",
      fix: "Read the strings from UserDefaults with each load, and hand them to the network.",
      code:
        "NetworkPrivacy.setGDPRConsentString(UserDefaults.standard.string(forKey: \"IABTCF_TCString\"))  // or IABUSPrivacy_String",
      source: "public issues: whether the TC string reaches partners; the IAB's keys",
      breach: known(wrongly: .missing), occasion: knowing),
    Rule(
      id: "consent-stale", severity: .error, party: .adapter,
      sentence: "The network was asked with a choice that the user has changed since it was told.",
      why:
        "A user who withdraws consent is still tracked, until the application is started again.",
      fix: "Read the strings where the ad is loaded, not where the adapter is set up.",
      source: "public threads on answers read once at set-up",
      breach: known(wrongly: .stale), occasion: knowing),
    Rule(
      id: "consent-inverted", severity: .error, party: .adapter,
      sentence: "The network was told that the user agrees, and the user does not.",
      why: "Data is used against the user's will, and the publisher answers for it by law.",
      fix: "Look at what the answer says, not whether there is one; a do-not-sell flag is the no.",
      code: "NetworkPrivacy.setHasUserConsent(purposeConsents.hasPrefix(\"1\"))",
      source: "changelogs of public adapters",
      breach: known(wrongly: .inverted), occasion: knowing),
    Rule(
      id: "unspecified-became-false", severity: .error, party: .adapter,
      sentence: "The network was told no where the publisher has said nothing.",
      why: "A child may get an ad for adults: nobody has ever said that the user is none.",
      fix: "Pass the tag on as it is, and nothing where it is nil.",
      code:
        "networkRequest.isForChildren = MobileAds.shared.requestConfiguration.tagForChildDirectedTreatment?.boolValue",
      source: "GADRequestConfiguration.h",
      breach: .happened([.networkAsked]) { ad, entry in
        let (said, heard) = (ad.request.audience, AdCase.Audience(heard: entry.data))
        guard !ad.request.isOfSDK7, entry.data[.testMode] != nil,
          heard != heard.withoutAnswers(toWhatIsOpenIn: said)
        else { return nil }
        return [ad.last(.lineAsked), entry.number].compactMap { $0 }
      },
      occasion: .always.given { entry, request in
        entry.data[.testMode] != nil && !request.isOfSDK7 && request.audience.isOpen
      }),
    Rule(
      id: "child-tag-contradicted", severity: .error, party: .adapter,
      sentence:
        "The publisher said that the user is a child; the network's personalised ads are on.",
      why: "What is known about a child must not choose its ads, whatever else is set.",
      fix: "Switch the network's personalised ads off where a tag for children or age is true.",
      code: "if isForChildren == true { NetworkPrivacy.setPersonalizedAds(false) }",
      source: "public threads on tags for children",
      breach: .happened([.networkAsked]) { ad, entry in
        guard !ad.request.isOfSDK7, ad.request.audience.isYoung,
          entry.data[.privacy]?[PrivacyAnswer.personalizedAds.rawValue] == .bool(true)
        else { return nil }
        return [ad.last(.lineAsked), entry.number].compactMap { $0 }
      },
      occasion: .always.given { entry, request in
        entry.data[.privacy] != nil && !request.isOfSDK7 && request.audience.isYoung
      }),
    Rule(
      id: askedBeforeConsent, severity: .error, party: .app,
      sentence: "The application asked for an ad before the user had answered.",
      why:
        "Where the GDPR applies a request without a TC string gets limited ads, or breaks the law.",
      fix: "Load when the consent form is done: when canRequestAds says so.",
      code: "if ConsentInformation.shared.canRequestAds { load() }",
      source: "Google's guide on UMP",
      breach: .happened([.adAsked]) { ad, entry in
        let isApps = ad.countAtMost(.screenOpened) > 0 || ad.lastAtMost(.appDecided) == entry.cause
        guard isApps, let law = ad.privacy.openQuestion else { return nil }
        return [law, entry.number]
      }, occasion: .on(.privacyStored)),
  ]

  private static func known(wrongly fault: PrivacyCase.Fault) -> Rule.Breach {
    .happened([.networkAsked]) { ad, entry in
      ad.request.isOfSDK7 ? nil : ad.privacy.proof(of: fault, entry)
    }
  }

  /// Where a network says what it knows: one that reads the strings by itself does not.
  private static let knowing = Occasion.always.given { entry, request in
    entry.data[.privacy] != nil && !request.isOfSDK7
  }
}
