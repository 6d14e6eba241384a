import AdServing
import JSON

extension ScenarioSchema {
  static let metadata = Schema.object(
    "What the ad server says about a rewarded ad, under the names that applications use.",
    AdMetadata.Text.allCases.map { .optional($0.rawValue, .text(sentence($0))) } + [
      .optional(
        AdMetadata.Name.creativeDuration,
        .integer(
          "The length of the video in milliseconds; -1 if it is not a linear video.",
          AdMetadata.durations)),
      .optional(
        AdMetadata.Name.wrappers,
        .array(
          "The wrapper ads that led to this one, the innermost first.",
          of: .object("An ad that only points to another one.", wrapper))),
    ])

  private static let wrapper: [Schema.Property] = [.adID, .adSystem, .creativeID].map {
    .optional($0.rawValue, .text(sentence($0)))
  }

  private static func sentence(_ text: AdMetadata.Text) -> String {
    switch text {
    case .adID: "The ad's id."
    case .adTitle: "The ad's title."
    case .traffickingParameters: "Parameters that the advertiser passes to the creative."
    case .dealID: "The id of the first deal on the way to the ad."
    case .adSystem: "The ad server that the ad is from."
    case .creativeID: "The id of the video that was chosen."
    case .mediaURL: "The URL of the video."
    }
  }
}
