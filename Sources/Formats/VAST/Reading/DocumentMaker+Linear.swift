extension DocumentMaker {
  mutating func linear(_ element: XMLElement) -> VASTLinear {
    var parts = LinearParts()
    for child in element.children {
      switch child.name {
      case .duration: read(duration: child, into: &parts)
      case .adParameters: set(&parts.parameters, child.text, child)
      case .trackingEvents: parts.tracking += tracking(child)
      case .videoClicks: read(clicks: child, into: &parts)
      case .mediaFiles: read(files: child, into: &parts)
      case .icons: parts.icons += icons(child)
      case .creativeExtensions: continue
      default: misplaced(child, in: element)
      }
    }
    return VASTLinear(
      duration: parts.duration, skipOffsetText: element["skipoffset"],
      skipOffset: offset(element, "skipoffset"), parameters: parts.parameters,
      tracking: parts.tracking, clickThrough: parts.clickThrough,
      clickTracking: parts.clickTracking, customClicks: parts.customClicks,
      mediaFiles: parts.mediaFiles, mezzanines: parts.mezzanines,
      interactiveFiles: parts.interactiveFiles, captions: parts.captions, icons: parts.icons,
      position: element.position)
  }

  private mutating func read(duration element: XMLElement, into parts: inout LinearParts) {
    guard !parts.hasDuration else { return set(&parts.duration, parts.duration, element) }
    parts.hasDuration = true
    parts.duration = VASTTime.duration(element.text)
    guard parts.duration == nil else { return }
    findings.add(
      .schema, element.position,
      "<Duration> is \(Quote.quote(element.text)), not a time such as 00:00:15")
  }

  private mutating func icons(_ element: XMLElement) -> [VASTIcon] {
    var all: [VASTIcon] = []
    for child in element.children {
      switch child.name {
      case .icon: all.append(icon(child))
      default: misplaced(child, in: element)
      }
    }
    return all
  }

  private mutating func read(clicks element: XMLElement, into parts: inout LinearParts) {
    for child in element.children {
      switch child.name {
      case .clickThrough: set(&parts.clickThrough, link(child), child)
      case .clickTracking: append(child, to: &parts.clickTracking)
      case .customClick: append(child, to: &parts.customClicks)
      default: misplaced(child, in: element)
      }
    }
  }

  private mutating func read(files element: XMLElement, into parts: inout LinearParts) {
    for child in element.children {
      switch child.name {
      case .mediaFile: parts.mediaFiles.append(mediaFile(child))
      case .mezzanine: parts.mezzanines.append(mediaFile(child))
      case .interactiveCreativeFile: parts.interactiveFiles.append(interactiveFile(child))
      case .closedCaptionFiles: parts.captions += captions(child)
      default: misplaced(child, in: element)
      }
    }
  }

  /// One without a URL is kept: it is rejected when a file is chosen.
  private mutating func mediaFile(_ element: XMLElement) -> VASTMediaFile {
    VASTMediaFile(
      url: link(element)?.url ?? "", id: element["id"], delivery: element["delivery"],
      type: element["type"], width: number(element, "width"), height: number(element, "height"),
      bitrate: number(element, "bitrate"), minBitrate: number(element, "minBitrate"),
      maxBitrate: number(element, "maxBitrate"), codec: element["codec"],
      apiFramework: element["apiFramework"], position: element.position)
  }

  private func interactiveFile(_ element: XMLElement) -> VASTInteractiveFile {
    VASTInteractiveFile(
      url: element.text, type: element["type"], apiFramework: element["apiFramework"])
  }

  private func captions(_ element: XMLElement) -> [VASTCaptions] {
    element.children.filter { $0.name == .closedCaptionFile }.map {
      VASTCaptions(url: $0.text, type: $0["type"], language: $0["language"])
    }
  }
}

/// What a `Linear` holds, while it is read.
private struct LinearParts {
  var duration: Duration?
  var hasDuration = false
  var parameters: String?
  var tracking: [VASTTracking] = []
  var clickThrough: VASTLink?
  var clickTracking: [VASTLink] = []
  var customClicks: [VASTLink] = []
  var mediaFiles: [VASTMediaFile] = []
  var mezzanines: [VASTMediaFile] = []
  var interactiveFiles: [VASTInteractiveFile] = []
  var captions: [VASTCaptions] = []
  var icons: [VASTIcon] = []
}
