import Simulation

extension Rulebook {
  static let adChoicesRules: [Rule] = [
    Rule(
      id: "ad-choices-missing", severity: .warning, party: .adapter,
      sentence: "The ad is shown without AdChoices.",
      why: "The user cannot learn who advertises and why; the industry's rules demand it.",
      mend: "Answer a view as adChoicesView, made of the network's picture if it has no view.",
      source: "native ad protocol",
      breach: .noted(.adChoicesMissing)),
    Rule(
      id: "ad-choices-in-another-corner", severity: .error, party: .adapter,
      sentence: "AdChoices is not in the corner that the publisher prefers.",
      why: "It lies over something that the publisher has put there.",
      mend: "Look at preferredAdChoicesPosition, or let Google place the view.",
      source: "native ad protocol; code of a public adapter",
      breach: .noted(.adChoicesInAnotherCorner)),
    Rule(
      id: "ad-choices-outside", severity: .error, party: .adapter,
      sentence: "AdChoices lies outside the ad.",
      why: "It cannot be seen or touched, or it lies over the publisher's own content.",
      mend: "Place it within the bounds of the ad's view.",
      source: "changelogs of public adapters",
      breach: .noted(.adChoicesOutside)),
    Rule(
      id: "ad-choices-too-large", severity: .warning, party: .adapter,
      sentence: "AdChoices is larger than an icon.",
      why: "It hides the ad, and takes taps that were meant for it.",
      mend: "Keep it to about 20 by 20 points.",
      source: "changelogs of public adapters",
      breach: .noted(.adChoicesTooLarge)),
    Rule(
      id: "ad-choices-over-asset", severity: .error, party: .adapter,
      sentence: "AdChoices covers the middle of an asset that can be tapped.",
      why: "Taps on that asset open AdChoices and are no clicks.",
      mend: "Place it in a corner, and keep it small.",
      source: "native ad protocol",
      breach: .noted(.adChoicesOverAsset)),
    Rule(
      id: "ad-choices-left-behind", severity: .error, party: .adapter,
      sentence: "The ad left its view, and its AdChoices stayed.",
      why: "The next ad in the view has two of them, one of another advertiser.",
      mend: "Remove in didUntrackView what didRender has added.",
      source: "native ad protocol",
      breach: .noted(.adChoicesLeftBehind)),
  ]
}
