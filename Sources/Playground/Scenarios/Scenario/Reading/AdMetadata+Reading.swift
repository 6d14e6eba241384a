import AdServing
import JSON

extension AdMetadata {
  /// The range of `CreativeDurationMs`: up to a day, or -1 for anything but a linear video.
  static let durations = notLinear...86_400_000

  /// The facts, under the names that applications use; what is left out is not available.
  init(reading node: JSONNode) throws(JSONError) {
    self.init()
    var object = try node.object()
    for text in Text.allCases {
      texts[text] = try object.optional(text.rawValue)?.string()
    }
    if let node = object.optional(Name.creativeDuration) {
      creativeDuration = try node.int(in: Self.durations)
    }
    if let node = object.optional(Name.wrappers) {
      wrappers = try node.array { (node) throws(JSONError) in try Wrapper(reading: node) }
    }
    try object.finish()
  }
}

extension AdMetadata.Wrapper {
  fileprivate init(reading node: JSONNode) throws(JSONError) {
    var object = try node.object()
    self.init(
      adID: try object.optional(AdMetadata.Text.adID.rawValue)?.string() ?? "",
      adSystem: try object.optional(AdMetadata.Text.adSystem.rawValue)?.string() ?? "",
      creativeID: try object.optional(AdMetadata.Text.creativeID.rawValue)?.string() ?? "")
    try object.finish()
  }
}
