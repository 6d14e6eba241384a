import Simulation

extension Rulebook {
  static let adChoicesRules: [Rule] = [
    Rule(
      id: "ad-choices-missing", severity: .warning, party: .adapter,
      sentence: "The ad is shown without AdChoices.",
      why: "The user cannot find out who advertises and why; the industry's rules require it.",
      fix: "Return a view as adChoicesView. If the network has no view, make one from its picture.",
      olderFix: "Add a view for AdChoices to the ad's view in didRender.",
      code: "var adChoicesView: UIView? { networkAd.adChoicesView }",
      source: "native ad protocol",
      breach: .noted(.adChoicesMissing), occasion: .on(.rendered), wires: ["render"]),
    Rule(
      id: "ad-choices-in-another-corner", severity: .error, party: .adapter,
      sentence: "AdChoices is not in the corner that the publisher prefers.",
      why: "It covers something that the publisher put there.",
      fix: "Use preferredAdChoicesPosition, or let Google place the view.",
      olderFix: "Use preferredAdChoicesPosition of the options; without any it is top right.",
      source: "native ad protocol; code of a public adapter",
      breach: .noted(.adChoicesInAnotherCorner), occasion: .on(.rendered)),
    Rule(
      id: "ad-choices-outside", severity: .error, party: .adapter,
      sentence: "AdChoices lies outside the ad.",
      why: "It cannot be seen or touched, or it covers the publisher's own content.",
      fix: "Place it within the bounds of the ad's view.",
      source: "changelogs of public adapters",
      breach: .noted(.adChoicesOutside), occasion: .on(.rendered)),
    Rule(
      id: "ad-choices-too-large", severity: .warning, party: .adapter,
      sentence: "AdChoices is larger than an icon.",
      why: "It hides the ad and takes taps that were meant for it.",
      fix: "Keep it to about 20 by 20 points.",
      source: "changelogs of public adapters",
      breach: .noted(.adChoicesTooLarge), occasion: .on(.rendered)),
    Rule(
      id: "ad-choices-over-asset", severity: .error, party: .adapter,
      sentence: "AdChoices covers the middle of an asset that can be tapped.",
      why: "Taps on that asset open AdChoices and don't count as clicks.",
      fix: "Place it in a corner and keep it small.",
      source: "native ad protocol",
      breach: .noted(.adChoicesOverAsset), occasion: .on(.rendered)),
    Rule(
      id: "ad-choices-left-behind", severity: .error, party: .adapter,
      sentence: "The ad left its view, but its AdChoices stayed.",
      why: "The next ad in the view has two of them, one from another advertiser.",
      fix: "In didUntrackView, remove what didRender added.",
      code: "networkAd.adChoicesView?.removeFromSuperview()",
      source: "native ad protocol",
      breach: .noted(.adChoicesLeftBehind), occasion: .on(.untracked), wires: ["untrack"]),
  ]
}
