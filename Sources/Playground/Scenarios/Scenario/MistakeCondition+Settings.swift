import JSON
import Simulation

extension MistakeCondition {
  /// When mistakes are made, wherever a scenario has some.
  static let settings = SettingTable<Self>([
    Setting("from", \.from, .ordinal, "The first ad of the unit with the mistake", leftOut: "1"),
    Setting("to", \.to, .ordinal, "The last ad with it", leftOut: "every later one"),
    Setting("every", \.every, .ordinal, "Only each second ad, third ad …", leftOut: "1"),
    Setting(
      "oneIn", \.oneIn, .ordinal, "Only about each so many-th ad, by chance: the seed decides",
      leftOut: "1"),
    Setting(
      "inBackground", \.inBackground, .flag,
      "Whether the user must be in another application, or must not be",
      leftOut: "either"),
    Setting(
      "askedInBackground", \.askedInBackground, .flag,
      "Whether the ad must have been asked for while the user was elsewhere",
      leftOut: "either"),
    Setting(
      "until", \.until, .word, "What must not have become of the ad itself by then",
      leftOut: "whatever has"),
    Setting(
      "returned", \.returned, .flag,
      "Whether the user must have left the app before the load, or must not",
      leftOut: "either"),
    Setting(
      "restarted", \.restarted, .flag,
      "Whether the application must have ended and started again, or must not", leftOut: "either"),
    Setting(
      "after", \.after, .word, "What must have become of the unit's ad before",
      leftOut: "whatever did"),
    Setting(
      "once", \.once, .word, "What must have become of the ad itself by then",
      leftOut: "whatever has"),
    Setting(
      "of", \.of, .text, "The id of the unit of whose ads `once` and `until` speak",
      leftOut: "the ad itself"),
    Setting(
      "grows", \.grows, .flag, "What is repeated or delayed is so once more with each ad",
      leftOut: "false"),
  ])
}

extension Codec where Value == Int {
  /// From the first to the thousandth.
  static let ordinal = Codec(
    schema: { .integer($0, 1...1_000) },
    read: { (node) throws(JSONError) in try node.int(in: 1...1_000) }, fact: { .int($0) },
    value: { if case .int(let number) = $0, (1...1_000).contains(number) { number } else { nil } })
}

extension Codec where Value == MistakeCondition {
  /// When mistakes are made.
  static let condition = settings(MistakeCondition.settings, .init())
}
