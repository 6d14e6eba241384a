import AdServing
import Contract
import JSON

extension Scenario.Content {
  /// All settings of an ad.
  static let settings = SettingTable(kinds + texts + looks + fullScreen)

  private static let kinds: [Setting<Scenario.Content>] =
    [
      Setting("kind", \.kind, .word, "Which of the network's two kinds it is"),
      Setting("opens", \.opens, .word, "What a click opens"),
      Setting("imagesAs", \.imagesAs, .word, "Pictures, or only their addresses"),
      Setting(
        "adChoicesAs", \.adChoicesAs, .word, "A view for AdChoices, or only a picture"),
    ]

  private static let looks: [Setting<Scenario.Content>] =
    [
      Setting("starRating", \.starRating, .stars, "From 0 to 5 stars"),
      Setting(
        "icon", \.icon, .icon, "A letter or two, or an object that also has a color"),
      Setting(
        "image", \.image, .object(Image.settings, .init(colors: [], motif: 0)),
        "A landscape that is drawn from a number"),
      Setting(
        "video", \.video, .positiveDuration,
        "How long the video is, which the media then is"),
    ]

  private static let fullScreen: [Setting<Scenario.Content>] =
    [
      Setting(
        "duration", \.duration, .anyDuration, "How long a full-screen ad counts down"),
      Setting(
        "closeAfter", \.closeAfter, .anyDuration, "When a full-screen ad can be closed"),
      Setting(
        "expiresAfter", \.expiresAfter, .positiveDuration,
        "How long a full-screen ad may wait to be shown"),
      Setting(
        "reward", \.reward, .object(Reward.settings, .init()),
        "What the user gets for a rewarded ad"),
      Setting(
        "metadata", \.metadata, .metadata, "What the ad server says of a rewarded ad"),
      Setting(
        "metadataAfter", \.metadataAfter, .positiveDuration,
        "How long after the ad its metadata comes"),
      Setting(
        "extras", \.extras, .extras, "Texts by name, which Google has no field for"),
    ]

  private static let texts: [Setting<Scenario.Content>] = TextAsset.allCases.map { asset in
    Setting(
      asset.rawValue, \Scenario.Content.texts[asset], .assetText,
      "The ad's \(asset.rawValue); null for none")
  }
}

extension Scenario.Content.Image {
  fileprivate static let settings = SettingTable<Scenario.Content.Image>([
    Setting("colors", \.colors, .colors, "The colors it fades between"),
    Setting("motif", \.motif, .motif, "A number that gives the picture its shape"),
  ])
}

extension Scenario.Content.Reward {
  fileprivate static let settings = SettingTable<Scenario.Content.Reward>([
    Setting("amount", \.amount, .reward, "How much", leftOut: "10"),
    Setting("type", \.type, .text, "Of what", leftOut: "coins"),
  ])
}

extension Scenario.Content.Icon {
  fileprivate static let settings = SettingTable<Scenario.Content.Icon>([
    Setting("text", \.text, .text, "A letter or two"),
    Setting("color", \.color, .color, "What they stand on"),
  ])
}

// MARK: - How they are written

extension Codec where Value == Double {
  fileprivate static let stars = inFile({ .number($0, 0...5) }) { (node) throws(JSONError) in
    try node.double(in: 0...5, "a number")
  }
}

extension Codec where Value == Int {
  fileprivate static let motif = inFile({ .integer($0, 0...1_000_000) }) {
    (node) throws(JSONError) in try node.int(in: 0...1_000_000)
  }
  fileprivate static let reward = inFile({ .integer($0, 0...Int.max) }) {
    (node) throws(JSONError) in try node.int(in: 0...Int.max)
  }
}

extension Codec where Value == UInt32 {
  fileprivate static let color = inFile({ .reference("color", $0) }) { (node) throws(JSONError) in
    try node.color()
  }
}

extension Codec where Value == [UInt32] {
  fileprivate static let colors = inFile({ .array($0, of: .reference("color")) }) {
    (node) throws(JSONError) in
    try node.array { (node) throws(JSONError) in try node.color() }
  }
}

extension Codec where Value == Scenario.Content.Text {
  /// A text, or null for an ad without this asset.
  fileprivate static let assetText = inFile({ .any(of: [.text(), Schema(.null)], $0) }) {
    (node) throws(JSONError) in
    node.kind == .null ? .absent : .text(try node.string())
  }
}

extension Codec where Value == Scenario.Content.Icon {
  /// Letters, or an object.
  fileprivate static let icon = inFile({ summary in
    .any(
      of: [
        .text("The letters."),
        .object("Letters and a color.", Scenario.Content.Icon.settings.properties),
      ], summary)
  }) { (node) throws(JSONError) in
    if case .string(let text) = node.value { return Scenario.Content.Icon(text: text) }
    return try Scenario.Content.Icon.settings.value(.init(), reading: node)
  }
}

extension Codec where Value == AdMetadata {
  fileprivate static let metadata = inFile({ .reference("metadata", $0) }) {
    (node) throws(JSONError) in try AdMetadata(reading: node)
  }
}

extension Codec where Value == [String: String] {
  fileprivate static let extras = inFile({ .map($0, of: .text()) }) { (node) throws(JSONError) in
    var extras: [String: String] = [:]
    for member in try node.map() { extras[member.key] = try member.value.string() }
    return extras
  }
}
