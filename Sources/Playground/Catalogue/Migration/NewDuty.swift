/// Something that an adapter of today has and a custom event did not need.
package struct NewDuty: Equatable, Sendable {
  /// The formats whose adapters need it; empty for all of them.
  package let formats: Set<String>
  /// How its source shows that it is there.
  package let sign: Sign
  private let swift: String
  private let objectiveC: String
  /// What it is for.
  private let reason: String

  package enum Sign: Equatable, Sendable {
    /// A static method with these labels, and in Objective-C a class method that begins with a word.
    /// What it returns tells it from an older method of that name.
    case staticMethod(String, labels: [String], objectiveC: String, returns: String?)
    /// A property or a method of the ad.
    case member(String)
    /// A call of the delegate.
    case call(String)
  }

  package func sentence(in language: SourceLanguage) -> String {
    let name = language == .swift ? swift : objectiveC
    // A selector may end with the colon itself.
    return name + (name.hasSuffix(":") ? " " : ": ") + reason
  }
}

extension NewDuty {
  /// In the order in which one would write them.
  package static let all = [
    NewDuty(
      formats: [],
      sign: .staticMethod(
        "adapterVersion", labels: [], objectiveC: "adapterVersion", returns: "VersionNumber"),
      swift: "static adapterVersion()", objectiveC: "+adapterVersion",
      reason: "your adapter's version, in three numbers; Google sends it with every request."),
    NewDuty(
      formats: [],
      sign: .staticMethod(
        "adSDKVersion", labels: [], objectiveC: "adSDKVersion", returns: "VersionNumber"),
      swift: "static adSDKVersion()", objectiveC: "+adSDKVersion",
      reason: "the version of your SDK, likewise."),
    NewDuty(
      formats: [],
      sign: .staticMethod(
        "networkExtrasClass", labels: [], objectiveC: "networkExtrasClass", returns: nil),
      swift: "static networkExtrasClass()", objectiveC: "+networkExtrasClass",
      reason: "the class of your extras, or nil."),
    NewDuty(
      formats: [],
      sign: .staticMethod(
        "setUp", labels: ["with", "completionHandler"], objectiveC: "setUpWithConfiguration",
        returns: nil),
      swift: "static setUp(with:completionHandler:)",
      objectiveC: "+setUpWithConfiguration:completionHandler:",
      reason: "start your SDK there, once, before any load."),
    NewDuty(
      formats: ["native"], sign: .member("mediaView"), swift: "mediaView", objectiveC: "mediaView",
      reason: "a native ad without a media view shows no picture."),
    NewDuty(
      formats: ["native"], sign: .member("hasVideoContent"), swift: "hasVideoContent",
      objectiveC: "hasVideoContent", reason: "whether what the media view shows is a video."),
    NewDuty(
      formats: ["banner", "interstitial", "rewarded"], sign: .call("reportImpression"),
      swift: "reportImpression()", objectiveC: "reportImpression",
      reason: "of banners and full-screen ads Google counts only the impressions that you report."),
  ]

  /// Those that adapters for ads of these formats need.
  package static func all(for formats: Set<String>) -> [NewDuty] {
    all.filter { $0.formats.isEmpty || !$0.formats.isDisjoint(with: formats) }
  }
}
