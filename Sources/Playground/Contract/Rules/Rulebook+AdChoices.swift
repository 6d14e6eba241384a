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
    Rule(
      id: "ad-choices-taken", severity: .error, party: .adapter,
      sentence: "A tap on AdChoices went to the ad behind it.",
      why: "A user who wants to know why the ad is there clicks it instead, and learns nothing.",
      fix: "Let AdChoices take its taps: a label or a picture lets them through.",
      code: "badge.isUserInteractionEnabled = true",
      source: "native ad protocol; changelogs of public adapters",
      breach: .noted(.adChoicesTaken), occasion: tapOnAdChoices),
    Rule(
      id: "ad-choices-lost", severity: .warning, party: .adapter,
      sentence: "A tap on AdChoices did nothing.",
      why: "The user cannot find out who advertises and why; the industry's rules require it.",
      fix: "Open the network's page when AdChoices is tapped, or return the network's own view.",
      code: "badge.addGestureRecognizer(UITapGestureRecognizer { _ in networkAd.openAdChoices() })",
      source: "native ad protocol",
      breach: .noted(.adChoicesLost), occasion: tapOnAdChoices),
    Rule(
      id: "ad-choices-counted", severity: .error, party: .adapter,
      sentence: "A tap on AdChoices was counted as a click.",
      why: "The advertiser pays for a user who wanted to know who advertises, and why.",
      fix: "Hand only the clickable views from didRender to the network.",
      code: "networkAd.registerClickableViews(Array(clickableAssetViews.values))",
      source: "native ad protocol; changelogs of public adapters",
      breach: .missing(after: [.tapped]) { ad, tap in
        // Taps in the same moment could not be told apart, and what was behind AdChoices may be clicked. A tap that
        // got to no ad has none: something covers it.
        guard tap.isOnAdChoices, tap.ad != nil, ad.last(.tapped) == tap.number,
          !ad.mayHaveMissedAdChoices
        else { return nil }
        let since = { (senses: [Sense]) in senses.compactMap(ad.last).filter { $0 > tap.number } }
        let clicks = [since([.networkClick, .clickReported]), since([.googleClick])]
        return clicks.first { !$0.isEmpty }.map { [tap.number] + $0.sorted() }
      }, occasion: tapOnAdChoices),
  ]

  private static let tapOnAdChoices = Occasion.on(.tapped, of: .native).given { tap, _ in
    tap.isOnAdChoices
  }
}

extension Entry {
  fileprivate var isOnAdChoices: Bool { data[.target] == "adChoices" }
}
