extension DocumentMaker {
  mutating func ad(_ element: XMLElement) -> VASTAd {
    var parts = AdParts()
    var body: XMLElement?
    for child in element.children {
      switch child.name {
      case .inLine, .wrapper:
        guard body == nil else {
          findings.add(
            .schema, child.position, "<Ad> has a second body; the first one counts")
          continue
        }
        body = child
      default: misplaced(child, in: element)
      }
    }
    if let body {
      read(body, into: &parts)
    } else {
      findings.add(.schema, element.position, "<Ad> has neither <InLine> nor <Wrapper>")
    }
    return VASTAd(
      id: element["id"], sequence: number(element, "sequence"), adType: element["adType"],
      isConditional: flag(element, "conditionalAd") ?? false,
      content: body.map { content($0, parts) } ?? .none, position: element.position,
      system: parts.system, impressions: parts.impressions, errors: parts.errors,
      viewability: parts.viewability, pricing: parts.pricing, creatives: parts.creatives ?? [],
      verifications: parts.verifications, dealID: parts.dealID,
      extensionTypes: parts.extensionTypes)
  }

  private mutating func content(_ body: XMLElement, _ parts: AdParts) -> VASTAd.Content {
    guard body.name == .wrapper else {
      return .inLine(
        VASTInLine(
          title: parts.title, servingID: parts.servingID, description: parts.description,
          advertiser: parts.advertiser, categories: parts.categories, survey: parts.survey,
          expires: parts.expires))
    }
    return .wrapper(
      VASTWrapper(
        tagURI: parts.tagURI,
        followsAdditionalWrappers: flag(body, "followAdditionalWrappers") ?? true,
        allowsMultipleAds: flag(body, "allowMultipleAds"),
        fallsBackOnNoAd: flag(body, "fallbackOnNoAd"),
        blockedCategories: parts.blockedCategories))
  }

  /// Inline ads and wrappers are read alike: real ones have elements of each other.
  private mutating func read(_ body: XMLElement, into parts: inout AdParts) {
    for child in body.children {
      switch child.name {
      case .adSystem: set(&parts.system, child.text, child)
      case .adTitle: set(&parts.title, child.text, child)
      case .adServingId: set(&parts.servingID, child.text, child)
      case .description: set(&parts.description, child.text, child)
      case .advertiser: set(&parts.advertiser, child.text, child)
      case .survey: set(&parts.survey, child.text, child)
      case .expires: set(&parts.expires, Int(child.text), child)
      case .pricing: set(&parts.pricing, pricing(child), child)
      case .category: parts.categories.append(category(child))
      case .blockedAdCategories: parts.blockedCategories.append(category(child))
      case .impression: append(child, to: &parts.impressions)
      case .error: append(child, to: &parts.errors)
      case .viewableImpression: read(child, into: &parts.viewability)
      case .tagURI: set(&parts.tagURI, link(child), child)
      case .legacyTagURL: set(&parts.tagURI, legacyLink(child), child)
      case .adVerifications: read(verifications: child, into: &parts)
      case .extensions: read(extensions: child, into: &parts)
      case .creatives: set(&parts.creatives, creatives(child), child)
      default: misplaced(child, in: body)
      }
    }
  }

  private func pricing(_ element: XMLElement) -> VASTPricing {
    VASTPricing(value: element.text, model: element["model"], currency: element["currency"])
  }

  private func category(_ element: XMLElement) -> VASTCategory {
    VASTCategory(text: element.text, authority: element["authority"])
  }

  private mutating func legacyLink(_ element: XMLElement) -> VASTLink? {
    let url = element.children.first { $0.name == .url }
    return link(url ?? element)
  }

  private mutating func read(_ element: XMLElement, into viewability: inout VASTViewability) {
    for child in element.children {
      switch child.name {
      case .viewable: append(child, to: &viewability.viewable)
      case .notViewable: append(child, to: &viewability.notViewable)
      case .viewUndetermined: append(child, to: &viewability.undetermined)
      default: misplaced(child, in: element)
      }
    }
  }

  private mutating func read(verifications element: XMLElement, into parts: inout AdParts) {
    for child in element.children {
      switch child.name {
      case .verification: parts.verifications.append(verification(child, &parts.viewability))
      default: misplaced(child, in: element)
      }
    }
  }

  private mutating func verification(
    _ element: XMLElement, _ viewability: inout VASTViewability
  ) -> VASTVerification {
    var resources: [VASTVerification.Resource] = []
    var parameters: String?
    var tracking: [VASTTracking] = []
    for child in element.children {
      switch child.name {
      case .javaScriptResource, .executableResource:
        guard let url = link(child)?.url else { continue }
        resources.append(
          VASTVerification.Resource(
            url: url, apiFramework: child["apiFramework"],
            type: child.name == .javaScriptResource ? nil : child["type"] ?? ""))
      case .verificationParameters: set(&parameters, child.text, child)
      case .trackingEvents: tracking += self.tracking(child)
      // VAST 4.0 had it here; it belongs to the ad since.
      case .viewableImpression: read(child, into: &viewability)
      default: misplaced(child, in: element)
      }
    }
    return VASTVerification(
      vendor: element["vendor"], resources: resources, parameters: parameters, tracking: tracking,
      position: element.position)
  }

  /// What an extension holds is anybody's; only two things are looked for, by their path.
  private mutating func read(extensions element: XMLElement, into parts: inout AdParts) {
    for child in element.children {
      guard child.name == .extension else {
        misplaced(child, in: element)
        continue
      }
      let type = child["type"]
      if let type { parts.extensionTypes.append(type) }
      let word = (type ?? "").lowercased().filter { $0 != "-" && $0 != "_" }
      let dealID = word == "dealid" ? child.text : child.children.first { $0.name == .dealId }?.text
      if let dealID, !dealID.isEmpty, parts.dealID == nil { parts.dealID = dealID }
      guard word == "adverifications" else { continue }
      for inner in child.children where inner.name == .adVerifications {
        read(verifications: inner, into: &parts)
      }
      for inner in child.children where inner.name == .verification {
        parts.verifications.append(verification(inner, &parts.viewability))
      }
    }
  }
}

/// What the bodies of ads hold, while it is read.
private struct AdParts {
  var system, title, servingID, description, advertiser, survey, dealID: String?
  var expires: Int?
  var pricing: VASTPricing?
  var categories: [VASTCategory] = []
  var blockedCategories: [VASTCategory] = []
  var impressions: [VASTLink] = []
  var errors: [VASTLink] = []
  var viewability = VASTViewability()
  var tagURI: VASTLink?
  var verifications: [VASTVerification] = []
  var extensionTypes: [String] = []
  var creatives: [VASTCreative]?
}
