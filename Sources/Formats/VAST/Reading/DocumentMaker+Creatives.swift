extension DocumentMaker {
  mutating func creatives(_ element: XMLElement) -> [VASTCreative] {
    var all: [VASTCreative] = []
    for child in element.children {
      switch child.name {
      case .creative: all.append(creative(child))
      default: misplaced(child, in: element)
      }
    }
    return all
  }

  private mutating func creative(_ element: XMLElement) -> VASTCreative {
    var linear: VASTLinear?
    var nonLinear: VASTNonLinearAds?
    var companions: VASTCompanionAds?
    var ids: [VASTUniversalAdID] = []
    for child in element.children {
      switch child.name {
      case .linear: set(&linear, self.linear(child), child)
      case .nonLinearAds: set(&nonLinear, nonLinears(child), child)
      case .companionAds: set(&companions, self.companions(child), child)
      case .universalAdId: ids.append(universalAdID(child))
      case .creativeExtensions: continue
      default: misplaced(child, in: element)
      }
    }
    return VASTCreative(
      id: element["id"], adID: element["adId"] ?? element["AdID"] ?? element["adID"],
      sequence: number(element, "sequence"), apiFramework: element["apiFramework"],
      universalAdIDs: ids, linear: linear, nonLinear: nonLinear, companions: companions,
      position: element.position)
  }

  private func universalAdID(_ element: XMLElement) -> VASTUniversalAdID {
    VASTUniversalAdID(
      registry: element["idRegistry"],
      value: element.text.isEmpty ? element["idValue"] ?? "" : element.text)
  }

  // MARK: Companions

  private mutating func companions(_ element: XMLElement) -> VASTCompanionAds {
    var all: [VASTCompanion] = []
    for child in element.children {
      switch child.name {
      case .companion: all.append(companion(child))
      default: misplaced(child, in: element)
      }
    }
    return VASTCompanionAds(
      required: element["required"], companions: all, position: element.position)
  }

  private mutating func companion(_ element: XMLElement) -> VASTCompanion {
    var shown = ShownParts()
    for child in element.children {
      switch child.name {
      case .companionClickThrough: set(&shown.clickThrough, link(child), child)
      case .companionClickTracking: append(child, to: &shown.clickTracking)
      case .altText: set(&shown.altText, child.text, child)
      case .trackingEvents: shown.tracking += tracking(child)
      default: read(child, in: element, into: &shown)
      }
    }
    return VASTCompanion(
      id: element["id"], width: number(element, "width"), height: number(element, "height"),
      apiFramework: element["apiFramework"], slotID: element["adSlotId"] ?? element["adSlotID"],
      renderingMode: element["renderingMode"], resources: shown.resources,
      altText: shown.altText, parameters: shown.parameters, clickThrough: shown.clickThrough,
      clickTracking: shown.clickTracking, tracking: shown.tracking, position: element.position)
  }

  // MARK: Overlays

  private mutating func nonLinears(_ element: XMLElement) -> VASTNonLinearAds {
    var all: [VASTNonLinear] = []
    var tracking: [VASTTracking] = []
    for child in element.children {
      switch child.name {
      case .nonLinear: all.append(nonLinear(child, &tracking))
      case .trackingEvents: tracking += self.tracking(child)
      default: misplaced(child, in: element)
      }
    }
    return VASTNonLinearAds(nonLinears: all, tracking: tracking, position: element.position)
  }

  private mutating func nonLinear(
    _ element: XMLElement, _ tracking: inout [VASTTracking]
  ) -> VASTNonLinear {
    var shown = ShownParts()
    for child in element.children {
      switch child.name {
      case .nonLinearClickThrough: set(&shown.clickThrough, link(child), child)
      case .nonLinearClickTracking: append(child, to: &shown.clickTracking)
      case .trackingEvents: tracking += self.tracking(child)
      default: read(child, in: element, into: &shown)
      }
    }
    return VASTNonLinear(
      id: element["id"], width: number(element, "width"), height: number(element, "height"),
      minSuggestedDuration: time(element, "minSuggestedDuration"),
      apiFramework: element["apiFramework"], resources: shown.resources,
      parameters: shown.parameters, clickThrough: shown.clickThrough,
      clickTracking: shown.clickTracking, position: element.position)
  }

  // MARK: Icons

  mutating func icon(_ element: XMLElement) -> VASTIcon {
    var shown = ShownParts()
    var views: [VASTLink] = []
    var fallbacks: [VASTResource] = []
    for child in element.children {
      switch child.name {
      case .iconViewTracking: append(child, to: &views)
      case .iconClicks: read(clicks: child, into: &shown, &fallbacks)
      default: read(child, in: element, into: &shown)
      }
    }
    return VASTIcon(
      program: element["program"], width: number(element, "width"),
      height: number(element, "height"), xPosition: element["xPosition"],
      yPosition: element["yPosition"], offset: time(element, "offset"),
      duration: time(element, "duration"), apiFramework: element["apiFramework"],
      altText: element["altText"], resources: shown.resources, viewTracking: views,
      clickThrough: shown.clickThrough, clickTracking: shown.clickTracking,
      fallbackImages: fallbacks, position: element.position)
  }

  private mutating func read(
    clicks element: XMLElement, into shown: inout ShownParts, _ fallbacks: inout [VASTResource]
  ) {
    for child in element.children {
      switch child.name {
      case .iconClickThrough: set(&shown.clickThrough, link(child), child)
      case .iconClickTracking: append(child, to: &shown.clickTracking)
      case .iconClickFallbackImages: fallbacks += images(child)
      default: misplaced(child, in: element)
      }
    }
  }

  private mutating func images(_ element: XMLElement) -> [VASTResource] {
    var all: [VASTResource] = []
    for image in element.children where image.name == .iconClickFallbackImage {
      for child in image.children where child.name == .staticResource {
        if let resource = resource(child) { all.append(resource) }
      }
    }
    return all
  }

  /// What icons, companions and overlays have in common.
  private mutating func read(
    _ child: XMLElement, in element: XMLElement, into shown: inout ShownParts
  ) {
    switch child.name {
    case .staticResource, .iframeResource, .htmlResource:
      if let resource = resource(child) { shown.resources.append(resource) }
    case .adParameters: set(&shown.parameters, child.text, child)
    case .creativeExtensions: return
    default: misplaced(child, in: element)
    }
  }
}

/// What icons, companions and overlays hold, while it is read.
private struct ShownParts {
  var resources: [VASTResource] = []
  var altText, parameters: String?
  var clickThrough: VASTLink?
  var clickTracking: [VASTLink] = []
  var tracking: [VASTTracking] = []
}
