import AdServing
import Contract
import JSON
import Simulation
import VAST

extension Scenario.Content {
  /// All settings of an ad.
  static let settings = SettingTable(kinds + texts + looks + fullScreen + video)

  private static let kinds: [Setting<Scenario.Content>] =
    [
      Setting("kind", \.kind, .word, "The kind of ad: an article, or an app to install"),
      Setting("opens", \.opens, .word, "What a click opens"),
      Setting(
        "imagesAs", \.imagesAs, .word, "Whether the network has pictures, or only their URLs"),
      Setting(
        "adChoicesAs", \.adChoicesAs, .word, "Whether AdChoices is a view, or the URL of a picture"),
    ]

  private static let looks: [Setting<Scenario.Content>] =
    [
      Setting("starRating", \.starRating, .stars, "The rating, from 0 to 5 stars"),
      Setting(
        "icon", \.icon, .icon,
        "The icon: one or two letters, a PNG or JPEG file, or an object with letters, a color, a file"
      ),
      Setting(
        "image", \.image, .image, "The main picture: a drawn landscape, or a PNG or JPEG file"),
      Setting("media", \.media, .pictureFile, "A PNG or JPEG file to show as the media"),
      Setting(
        "video", \.video, .positiveDuration,
        "The length of the video; makes the ad a video ad"),
    ]

  private static let fullScreen: [Setting<Scenario.Content>] =
    [
      Setting(
        "duration", \.duration, .anyDuration, "How long a full-screen ad's countdown takes"),
      Setting(
        "closeAfter", \.closeAfter, .anyDuration, "When a full-screen ad gets its close button"),
      Setting(
        "goesLateBy", \.goesLateBy, .duration,
        "How late its end is told by a network that shows it as goesLate", leftOut: "1.5s"),
      Setting(
        "expiresAfter", \.expiresAfter, .positiveDuration,
        "How long after loading a full-screen ad expires"),
      Setting(
        "reward", \.reward, .object(Reward.settings, .init()),
        "The reward of a rewarded ad"),
      Setting(
        "metadata", \.metadata, .metadata, "What the ad server says about a rewarded ad"),
      Setting(
        "metadataAfter", \.metadataAfter, .positiveDuration,
        "How long after the ad its metadata arrives"),
      Setting(
        "extras", \.extras, .extras, "Further texts, by name, that Google has no field for"),
    ]

  private static let video: [Setting<Scenario.Content>] =
    [
      Setting(
        "vast", \.vast, .vast,
        "A VAST document for a full-screen ad to play: its file, its text, or its lines"),
      Setting(
        "vastCatalogue", \.vastCatalogue, .vastCatalogue,
        "The documents that its wrappers lead to, by URL", leftOut: "none can be reached"),
      Setting(
        "vastError", \.vastError, .vastError, "The VAST error that its player has, such as 402"),
      Setting(
        "player", \.player, .words("A manner.", "Several manners.", atLeast: "one manner"),
        "What its player does in its own way, such as a mistake", leftOut: "it does all it should"
      ),
      Setting(
        "mediaURLAfter", \.mediaURLAfter, .positiveDuration,
        "How long after the rest of its metadata its `MediaURL` arrives"),
    ]

  private static let texts: [Setting<Scenario.Content>] = TextAsset.allCases.map { asset in
    Setting(
      asset.rawValue, \Scenario.Content.texts[asset], .assetText,
      "The ad's \(asset.rawValue); null for none")
  }
}

extension Scenario.Content.Image {
  fileprivate static let settings = SettingTable<Scenario.Content.Image>([
    Setting("colors", \.colors, .colors, "The colors from top to bottom"),
    Setting("motif", \.motif, .motif, "A number that selects the shape of the landscape"),
    Setting("file", \.file, .pictureFile, "A PNG or JPEG file to show instead"),
  ])
}

extension Reward {
  fileprivate static let settings = SettingTable<Reward>([
    Setting("amount", \.amount, .reward, "The amount", leftOut: "10"),
    Setting("type", \.type, .text, "The unit of the amount", leftOut: "coins"),
  ])
}

extension Scenario.Content.Icon {
  fileprivate static let settings = SettingTable<Scenario.Content.Icon>([
    Setting("text", \.text, .text, "One or two letters"),
    Setting("color", \.color, .color, "The color behind them"),
    Setting("file", \.file, .pictureFile, "A PNG or JPEG file to show instead"),
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
  /// The numbers that VAST has, which are fewer than those from 100 to 902.
  fileprivate static let vastError = inFile({ summary in
    .any(of: VASTErrorCode.ranges.map { Schema(.integer($0)) }, summary)
  }) { (node) throws(JSONError) in
    let code = try node.int()
    guard VASTErrorCode(rawValue: code).isDefined else {
      throw node.problem("an error code of VAST, from 100 to 902, such as 402", found: "\(code)")
    }
    return code
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
  /// Letters, a file, an object, or null for an ad without one.
  fileprivate static let icon = inFile({ summary in
    .any(
      of: [
        .text("The letters, or a file that ends with .png, .jpg or .jpeg."),
        .object("Letters, a color and a file.", Scenario.Content.Icon.settings.properties),
        Schema(.null),
      ], summary)
  }) { (node) throws(JSONError) in
    guard node.kind != .null else { return .absent }
    if case .string(let text) = node.value {
      guard PictureFile.isNamed(text) else { return Scenario.Content.Icon(text: text) }
      return Scenario.Content.Icon(file: text)
    }
    return try Scenario.Content.Icon.settings.value(.init(), reading: node)
  }
}

extension Codec where Value == Scenario.Content.Image {
  /// A file, or an object.
  fileprivate static let image = inFile({ summary in
    .any(
      of: [
        .text("The file.", pattern: PictureFile.pattern),
        .object("A landscape and a file.", Scenario.Content.Image.settings.properties),
      ], summary)
  }) { (node) throws(JSONError) in
    let empty = Scenario.Content.Image(colors: [], motif: 0)
    if case .string = node.value {
      return .init(colors: [], motif: 0, file: try node.pictureFile())
    }
    return try Scenario.Content.Image.settings.value(empty, reading: node)
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
