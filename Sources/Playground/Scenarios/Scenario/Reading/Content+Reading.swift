import AdServing
import JSON

extension Scenario.Content {
  init(reading node: JSONNode) throws(JSONError) {
    self.init()
    var object = try node.object()
    kind = try object.optional("kind")?.word(of: Kind.self) ?? .appInstall
    opens = try object.optional("opens")?.word(of: Opens.self)
    imagesAs = try object.optional("imagesAs")?.word(of: ImagesAs.self)
    adChoicesAs = try object.optional("adChoicesAs")?.word(of: AdChoicesAs.self)
    for asset in TextAsset.allCases {
      guard let node = object.optional(asset.rawValue) else { continue }
      texts[asset] = try Text(reading: node)
    }
    starRating = try object.optional("starRating")?.double(in: Self.stars, "a number")
    icon = try object.optional("icon").map { (node) throws(JSONError) in
      try Icon(reading: node)
    }
    image = try object.optional("image").map { (node) throws(JSONError) in
      try Image(reading: node)
    }
    video = try object.optional("video")?.positiveDuration()
    duration = try object.optional("duration")?.anyDuration()
    closeAfter = try object.optional("closeAfter")?.anyDuration()
    expiresAfter = try object.optional("expiresAfter")?.positiveDuration()
    reward = try object.optional("reward").map { (node) throws(JSONError) in
      try Reward(reading: node)
    }
    metadata = try object.optional("metadata").map { (node) throws(JSONError) in
      try AdMetadata(reading: node)
    }
    if let node = object.optional("metadataAfter") {
      guard metadata != nil else { throw node.problem("metadata beside it", found: "none") }
      metadataAfter = try node.positiveDuration()
    }
    if let node = object.optional("extras") {
      for member in try node.map() { extras[member.key] = try member.value.string() }
    }
    try object.finish()
  }

  /// What `starRating` may be.
  static let stars = 0...5
  /// What `motif` may be.
  static let motifs = 0...1_000_000
  /// How much a reward may be.
  static let rewards = 0...Int.max
}

extension Scenario.Content.Reward {
  /// How much, and of what.
  fileprivate init(reading node: JSONNode) throws(JSONError) {
    var object = try node.object()
    amount = try object.optional("amount")?.int(in: Scenario.Content.rewards) ?? 10
    type = try object.optional("type")?.string() ?? "coins"
    try object.finish()
  }
}

extension Scenario.Content.Text {
  /// A text, or null for an ad without this asset.
  fileprivate init(reading node: JSONNode) throws(JSONError) {
    if case .null = node.value {
      self = .absent
    } else {
      self = .text(try node.string())
    }
  }
}

extension Scenario.Content.Icon {
  /// A letter or two, or an object that also has a colour.
  fileprivate init(reading node: JSONNode) throws(JSONError) {
    if case .string(let text) = node.value {
      self.init(text: text)
      return
    }
    var object = try node.object()
    self.init(
      text: try object.optional("text")?.string(), color: try object.optional("color")?.color())
    try object.finish()
  }
}

extension Scenario.Content.Image {
  /// Two colours, and a number that gives the picture its shape.
  fileprivate init(reading node: JSONNode) throws(JSONError) {
    var object = try node.object()
    var colors: [UInt32] = []
    if let node = object.optional("colors") {
      for element in try node.array() { colors.append(try element.color()) }
    }
    let motif = try object.optional("motif")?.int(in: Scenario.Content.motifs)
    self.init(colors: colors, motif: motif ?? 0)
    try object.finish()
  }
}
