/// Turns elements into the values of a document.
struct DocumentMaker {
  var findings = FindingList()

  mutating func document(_ root: XMLElement) throws(VASTRefusal) -> VASTDocument {
    let version = try version(of: root)
    var ads: [VASTAd] = []
    var errors: [VASTLink] = []
    for child in root.children {
      switch child.name {
      case .ad: ads.append(ad(child))
      case .error: append(child, to: &errors)
      default: misplaced(child, in: root)
      }
    }
    return VASTDocument(version: version, ads: ads, errors: errors, position: root.position)
  }

  /// Anything but a number is only a finding: the rest can be read anyway.
  private mutating func version(of root: XMLElement) throws(VASTRefusal) -> String? {
    guard let version = root["version"] else {
      findings.add(.schema, root.position, "<VAST> has no version")
      return nil
    }
    let numbers = version.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard let major = numbers[0], !numbers.contains(nil) else {
      findings.add(.schema, root.position, "the version \(Quote.quote(version)) is not a number")
      return version
    }
    let minor = numbers.count > 1 ? numbers[1] ?? 0 : 0
    guard (2...4).contains(major), minor >= 0, major < 4 || minor <= 3 else {
      throw VASTRefusal(.version(version), at: root.position)
    }
    return version
  }
}

// What all elements have in common.
extension DocumentMaker {
  /// A second one of what may be there once does not count.
  mutating func set<Value>(_ value: inout Value?, _ new: Value?, _ element: XMLElement) {
    guard value != nil else {
      value = new
      return
    }
    findings.add(
      .schema, element.position, "<\(element.name.rawValue)> is there twice; the first one counts")
  }

  mutating func misplaced(_ element: XMLElement, in parent: XMLElement) {
    findings.add(
      .schema, element.position,
      "<\(element.name.rawValue)> does not belong in <\(parent.name.rawValue)>; it is skipped")
  }

  mutating func skip(_ stranger: XMLTree.Stranger) {
    let name = Quote.line(stranger.name)
    findings.add(
      .schema, stranger.position,
      "<\(name)> in <\(stranger.parent.rawValue)> is not known; it is skipped")
  }

  /// The URL in an element; nil with a finding if there is none.
  mutating func link(_ element: XMLElement) -> VASTLink? {
    guard !element.text.isEmpty else {
      findings.add(.schema, element.position, "<\(element.name.rawValue)> has no URL")
      return nil
    }
    return VASTLink(url: element.text, id: element["id"], position: element.position)
  }

  mutating func append(_ element: XMLElement, to links: inout [VASTLink]) {
    if let link = link(element) { links.append(link) }
  }

  mutating func number(_ element: XMLElement, _ attribute: String) -> Int? {
    guard let text = element[attribute], !text.isEmpty else { return nil }
    if let number = Int(text) { return number }
    unusable(element, attribute, text, "a whole number")
    return nil
  }

  mutating func flag(_ element: XMLElement, _ attribute: String) -> Bool? {
    guard let text = element[attribute], !text.isEmpty else { return nil }
    switch text.lowercased() {
    case "true", "1": return true
    case "false", "0": return false
    default:
      unusable(element, attribute, text, "true or false")
      return nil
    }
  }

  mutating func time(_ element: XMLElement, _ attribute: String) -> Duration? {
    guard let text = element[attribute], !text.isEmpty else { return nil }
    if let time = VASTTime.duration(text) { return time }
    unusable(element, attribute, text, "a time such as 00:00:15")
    return nil
  }

  mutating func offset(_ element: XMLElement, _ attribute: String) -> VASTOffset? {
    guard let text = element[attribute], !text.isEmpty else { return nil }
    if let offset = VASTOffset(text) { return offset }
    unusable(element, attribute, text, "a time such as 00:00:05, or a percentage")
    return nil
  }

  private mutating func unusable(
    _ element: XMLElement, _ attribute: String, _ text: String, _ wanted: String
  ) {
    findings.add(
      .schema, element.position,
      "\(attribute)=\(Quote.quote(text)) of <\(element.name.rawValue)> is not \(wanted)")
  }

  /// The trackers in a `TrackingEvents`.
  mutating func tracking(_ element: XMLElement) -> [VASTTracking] {
    var all: [VASTTracking] = []
    for child in element.children {
      guard child.name == .tracking else {
        misplaced(child, in: element)
        continue
      }
      guard let link = link(child) else { continue }
      guard let event = child["event"], !event.isEmpty else {
        findings.add(.schema, child.position, "<Tracking> has no event")
        continue
      }
      let offset = event == "progress" ? offset(child, "offset") : nil
      all.append(
        VASTTracking(event: event, offsetText: child["offset"], offset: offset, link: link))
    }
    return all
  }

  /// What an icon, companion or overlay shows; nil with a finding if that is nothing.
  mutating func resource(_ element: XMLElement) -> VASTResource? {
    guard let url = link(element)?.url else { return nil }
    switch element.name {
    case .iframeResource: return .frame(url: url)
    case .htmlResource: return .html(url)
    default: return .file(url: url, type: element["creativeType"])
    }
  }
}
