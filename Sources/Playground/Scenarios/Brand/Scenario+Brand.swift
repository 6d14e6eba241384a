package import JSON

extension Scenario {
  /// The label of lines that gets the brand's network, unless the scenario has no such line.
  fileprivate static let sampleLabel = "Sample SDK"

  /// The scenario with a brand's network and texts, as if they stood in its file: what is recorded
  /// of it has them, too. A scenario made in code stays as it is.
  package func branded(_ brand: Brand) throws(JSONError) -> Scenario {
    guard let source else { return self }
    let labels = adUnits.flatMap(\.lines).map(\.label)
    let renamed = labels.contains(Self.sampleLabel) ? Self.sampleLabel : labels.first ?? ""
    var writer = BrandWriter(brand: brand, label: renamed)
    writer.write(source, as: .scenario)
    var scenario = try Scenario(reading: writer.json.bytes)
    scenario.files = files
    if let icon = brand.icon, PictureFile.isNamed(icon) {
      scenario.files.others[icon] = brand.files.path(of: icon)
    }
    return scenario
  }
}

/// Writes a scenario again, with a brand's words in the places of its own.
private struct BrandWriter {
  let brand: Brand
  /// The label that becomes the name of the brand's network.
  let label: String
  var json = JSONWriter()

  /// How many ads have taken their texts.
  private var ads = 0

  init(brand: Brand, label: String) {
    self.brand = brand
    self.label = label
  }

  /// What a part of a scenario is, as far as brands have words for what is in it.
  enum Part {
    case scenario, units, unit, lines, line, ad, script, step, change, expectation, books, mistakes,
      mistake, other
    /// A sentence for people, or texts of the screen.
    case words

    /// What stands behind a key of it.
    func inside(_ key: String) -> Part {
      switch (self, key) {
      case (.scenario, "adUnits"): .units
      case (.scenario, "script"): .script
      case (.unit, "lines"): .lines
      case (.line, "ad"): .ad
      case (.step, "set"): .change
      case (.step, "expect"), (.scenario, "until"), (.mistake, "when"): .expectation
      case (.scenario, "mistakes"): .mistakes
      case (.expectation, "books"): .books
      case (.expectation, "screen"), (.step, "say"), (.step, "note"),
        (.mistake, "say"):
        .words
      case (.scenario, "title"), (.scenario, "about"), (.scenario, "task"), (.scenario, "done"):
        .words
      default: .other
      }
    }

    /// What the elements of it are.
    var element: Part {
      switch self {
      case .units: .unit
      case .lines: .line
      case .script: .step
      case .mistakes: .mistake
      case .words: .words
      default: .other
      }
    }
  }

  mutating func write(_ node: JSONNode, as part: Part) {
    switch node.kind {
    case .array:
      json.beginArray()
      for element in node.elements { write(element, as: part.element) }
      json.endArray()
    case .object:
      json.beginObject()
      for member in node.members where !isReplaced(member.key, of: part) {
        json.writeKey(part == .books ? words(member.key) : member.key)
        if isLabel(member.key, of: part), let name = name(for: member.value) {
          json.write(name)
        } else {
          write(member.value, as: part.inside(member.key))
        }
      }
      if part == .scenario, let name = brand.network { writeNetworkName(name) }
      if part == .ad {
        writeTexts(isApp: node.isApp)
        writeIcon(insteadOf: node.members.first { $0.key == "icon" }?.value)
      }
      if part == .line, !node.members.contains(where: { $0.key == "ad" }) { writeAd() }
      json.endObject()
    case .string where part == .words:
      if case .string(let text) = node.value { json.write(words(text)) } else { json.write(node) }
    case .null, .bool, .number, .string: json.write(node)
    }
  }

  /// A text in which the network has the brand's name.
  private func words(_ text: String) -> String {
    brand.network.map { text.replacing(Scenario.sampleLabel, with: $0) } ?? text
  }

  private mutating func writeNetworkName(_ name: String) {
    json.writeKey("networkNames")
    json.beginObject()
    json.writeMember(Scenario.sampleLabel, name)
    json.endObject()
  }

  /// A line is named where it stands, and where a script changes it.
  private func isLabel(_ key: String, of part: Part) -> Bool {
    part == .line && key == "label" || part == .change && key == "line"
  }

  private func name(for node: JSONNode) -> String? {
    guard case .string(label) = node.value else { return nil }
    return brand.network
  }

  private func isReplaced(_ key: String, of part: Part) -> Bool {
    switch part {
    case .scenario: return key == "networkNames" && brand.network != nil
    case .ad:
      return key == "icon" && brand.icon != nil
        || Brand.Text(rawValue: key).map { brand.texts[$0] != nil } ?? false
    default: return false
    }
  }

  /// An app to install has its store where others have their advertiser.
  private mutating func writeTexts(isApp: Bool) {
    for text in Brand.Text.allCases where !(isApp && text == .advertiser) {
      guard let own = brand.texts[text] else { continue }
      json.writeMember(text.rawValue, own[ads % own.count])
    }
    ads += 1
  }

  private mutating func writeAd() {
    guard !brand.texts.isEmpty || brand.icon != nil else { return }
    json.writeKey("ad")
    json.beginObject()
    writeTexts(isApp: false)
    writeIcon(insteadOf: nil)
    json.endObject()
  }

  /// Behind a picture the ad keeps its letters, in case the picture cannot be shown.
  private mutating func writeIcon(insteadOf own: JSONNode?) {
    guard let icon = brand.icon else { return }
    let key = PictureFile.isNamed(icon) ? "file" : "text"
    json.writeKey("icon")
    json.beginObject()
    if key == "file", case .string(let letters)? = own?.value, !PictureFile.isNamed(letters) {
      json.writeMember("text", letters)
    }
    if let own, own.kind == .object {
      for member in own.members where member.key != "file" && member.key != key {
        json.writeKey(member.key)
        json.write(member.value)
      }
    }
    json.writeMember(key, icon)
    json.endObject()
  }
}

extension JSONNode {
  /// Whether an ad is for an app to install.
  fileprivate var isApp: Bool {
    members.contains { member in
      guard member.key == "kind", case .string("appInstall") = member.value.value else {
        return false
      }
      return true
    }
  }
}
