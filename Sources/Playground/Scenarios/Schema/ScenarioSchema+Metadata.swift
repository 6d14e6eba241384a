import AdServing
import JSON

extension ScenarioSchema {
  static let metadata = Schema.object(
    "What the ad server says of a rewarded ad, under the names that applications ask for.",
    AdMetadata.Text.allCases.map { .optional($0.rawValue, .text(sentence($0))) } + [
      .optional(
        AdMetadata.Name.creativeDuration,
        .integer("In milliseconds; -1 for what is no linear video.", AdMetadata.durations)),
      .optional(
        AdMetadata.Name.wrappers,
        .array(
          "The ads that led to this one, the innermost first.",
          of: .object("An ad that only says where another one is.", wrapper))),
    ])

  private static let wrapper: [Schema.Property] = [.adID, .adSystem, .creativeID].map {
    .optional($0.rawValue, .text(sentence($0)))
  }

  private static func sentence(_ text: AdMetadata.Text) -> String {
    switch text {
    case .adID: "The ad's id."
    case .adTitle: "The ad's title."
    case .traffickingParameters: "What the advertiser wants to be handed on."
    case .dealID: "The first deal on the way to the ad."
    case .adSystem: "The ad server that the ad is from."
    case .creativeID: "The id of the video that was chosen."
    case .mediaURL: "Where the video is."
    }
  }
}
