extension VASTAd {
  /// The creative that the ad is about: the linear one that comes first, or an overlay, or whatever
  /// there is.
  public var selectedCreative: VASTCreative? {
    func first(_ creatives: [VASTCreative]) -> VASTCreative? {
      // Those without a number come last; equal numbers stay in the order of the text.
      creatives.reduce(nil) { best, creative in
        guard let best else { return creative }
        return (creative.sequence ?? .max) < (best.sequence ?? .max) ? creative : best
      }
    }
    return first(creatives.filter { $0.linear != nil })
      ?? first(creatives.filter { $0.nonLinear?.nonLinears.isEmpty == false })
      ?? first(creatives.filter { $0.nonLinear != nil }) ?? creatives.first
  }

  /// The trackers of the selected creative.
  public var selectedTracking: [VASTTracking] {
    selectedCreative?.linear?.tracking ?? selectedCreative?.nonLinear?.tracking ?? []
  }
}
