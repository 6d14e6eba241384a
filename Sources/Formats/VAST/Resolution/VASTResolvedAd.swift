/// An inline ad with all wrappers around it.
public struct VASTResolvedAd: Hashable, Sendable {
  /// Outermost first.
  public let wrappers: [VASTLevel]
  /// The inline ad.
  public let inline: VASTLevel
  /// Its place in a pod; empty for a stand-alone ad. A pod inside a pod has a second number.
  public let sequence: [Int]
  /// The inline ad's selected creative.
  public let creative: VASTCreative?

  init(wrappers: [VASTLevel], inline: VASTLevel, sequence: [Int]) {
    self.init(
      wrappers: wrappers, inline: inline, sequence: sequence, creative: inline.ad.selectedCreative)
  }

  init(wrappers: [VASTLevel], inline: VASTLevel, sequence: [Int], creative: VASTCreative?) {
    self.wrappers = wrappers
    self.inline = inline
    self.sequence = sequence
    self.creative = creative
  }

  /// From the outermost wrapper to the inline ad.
  public var levels: [VASTLevel] { wrappers + [inline] }

  func moved(to sequence: [Int]) -> VASTResolvedAd {
    VASTResolvedAd(wrappers: wrappers, inline: inline, sequence: sequence)
  }
}

// What plays.
extension VASTResolvedAd {
  /// The video of its creative; nil for overlays.
  public var linear: VASTLinear? { creative?.linear }

  private var isLinear: Bool { linear != nil }

  /// The file to play.
  public func media(bitrate: Int = VASTMediaChoice.usualBitrate) -> VASTMediaChoice {
    VASTMediaChoice(of: linear, bitrate: bitrate)
  }

  /// When things happen while it plays; nil for overlays, and if its length is not known.
  public var timeline: VASTTimeline? {
    linear.flatMap { VASTTimeline($0, tracking: allTracking) }
  }

  /// Why no player can show it; nil if one can. An overlay can be shown, though not by every player.
  public var hindrance: VASTErrorCode? {
    guard let creative else { return .cannotPlay }
    if creative.linear != nil, media().chosen == nil { return .noSupportedMedia }
    let companions = inline.ad.creatives.compactMap(\.companions)
    return companions.contains { $0.lacksWhatIsRequired } ? .companionRequired : nil
  }

  /// The companion to show after the video, and what it belongs to. The one closest to the inline ad
  /// is taken.
  public var endCard: (card: VASTCompanion, required: String?)? {
    guard linear != nil else { return nil }
    for level in levels.reversed() {
      for companions in level.ad.creatives.compactMap(\.companions) {
        if let card = companions.endCard { return (card, companions.required) }
      }
    }
    return nil
  }

  /// The icons over the video. Of a program that several levels have, the one closest to the inline
  /// ad is shown.
  public var icons: [VASTIcon] {
    guard linear != nil else { return [] }
    var seen: Set<String> = []
    return levels.reversed().flatMap { level in
      let icons = level.ad.creatives.flatMap { $0.linear?.icons ?? [] }
      let new = icons.filter { icon in
        icon.program.map { !seen.contains($0.lowercased()) } ?? true
      }
      seen.formUnion(icons.compactMap { $0.program?.lowercased() })
      return new
    }
  }
}

// What is called.
extension VASTResolvedAd {
  /// When it is shown. `about:blank` calls nobody.
  public var impressions: [VASTPixel] {
    pixels { $0.impressions }.filter { $0.url.lowercased() != "about:blank" }
  }

  /// When it fails.
  public var errors: [VASTPixel] { pixels { $0.errors } }

  /// The pixels of each event that has any, in the order in which the events are first named.
  public var calls: [(event: String, pixels: [VASTPixel])] {
    var calls: [(event: String, pixels: [VASTPixel])] = []
    var places: [String: Int] = [:]
    for (level, one) in levels.enumerated() {
      for tracking in one.ad.tracking(like: isLinear) {
        let place = places[tracking.event] ?? calls.count
        if place == calls.count {
          places[tracking.event] = place
          calls.append((tracking.event, []))
        }
        calls[place].pixels.append(VASTPixel(tracking.link, level: level))
      }
    }
    return calls
  }

  /// When it has been in view for long enough, when it ends without, and when nobody can know.
  public var viewability:
    (viewable: [VASTPixel], notViewable: [VASTPixel], undetermined: [VASTPixel])
  {
    (
      pixels { $0.viewability.viewable }, pixels { $0.viewability.notViewable },
      pixels { $0.viewability.undetermined }
    )
  }

  /// When a moment of the video is reached, in order of time. One without a moment never fires.
  public var progress: [VASTProgress] {
    guard let duration = linear?.duration else { return [] }
    let all = levels.enumerated().flatMap { level, one in
      one.ad.tracking(like: true).filter { $0.event == "progress" }.compactMap { tracking in
        tracking.offset?.moment(in: duration).map {
          VASTProgress(moment: $0, pixel: VASTPixel(tracking.link, level: level))
        }
      }
    }
    // Of the same moment, the outermost comes first.
    return all.enumerated().sorted {
      ($0.element.moment, $0.offset) < ($1.element.moment, $1.offset)
    }.map(\.element)
  }

  /// What is called when the companion after the video is shown, and when it is clicked.
  public var endCardTracking: (view: [VASTPixel], click: [VASTPixel]) {
    guard let (card, _) = endCard,
      let level = levels.lastIndex(where: { level in
        level.ad.creatives.contains { $0.companions?.companions.contains(card) == true }
      })
    else { return ([], []) }
    let views = card.tracking.filter { $0.event == "creativeView" }.map(\.link)
    return (
      views.map { VASTPixel($0, level: level) },
      card.clickTracking.map { VASTPixel($0, level: level) }
    )
  }

  /// What is called when an icon is shown, and when it is clicked.
  public func tracking(of icon: VASTIcon) -> (view: [VASTPixel], click: [VASTPixel]) {
    let level =
      levels.lastIndex { level in
        level.ad.creatives.contains { $0.linear?.icons.contains(icon) == true }
      } ?? levels.count - 1
    return (
      icon.viewTracking.map { VASTPixel($0, level: level) },
      icon.clickTracking.map { VASTPixel($0, level: level) }
    )
  }

  private var allTracking: [VASTTracking] { levels.flatMap { $0.ad.tracking(like: isLinear) } }

  /// When a click leads to `clickThrough`.
  public var clickTracking: [VASTPixel] {
    guard !isLinear else {
      return pixels { ad in ad.creatives.flatMap { $0.linear?.clickTracking ?? [] } }
    }
    return pixels { ad in
      ad.creatives.flatMap { $0.nonLinear?.nonLinears.flatMap(\.clickTracking) ?? [] }
    }
  }

  /// Where a click leads: what is closest to the inline ad.
  public var clickThrough: VASTPixel? {
    for (level, one) in levels.enumerated().reversed() {
      let links = one.ad.creatives.flatMap { creative in
        isLinear
          ? [creative.linear?.clickThrough]
          : creative.nonLinear?.nonLinears.map(\.clickThrough) ?? []
      }
      if let link = links.compactMap({ $0 }).first { return VASTPixel(link, level: level) }
    }
    return nil
  }

  /// What wants to verify it, of all levels.
  public var verifications: [VASTVerification] { levels.flatMap(\.ad.verifications) }

  /// What is called by a player that runs no verification code.
  public var verificationNotExecuted: [VASTPixel] {
    pixels { $0.verifications.flatMap(\.notExecuted) }
  }

  private func pixels(_ links: (VASTAd) -> [VASTLink]) -> [VASTPixel] {
    levels.enumerated().flatMap { level, one in
      links(one.ad).map { VASTPixel($0, level: level) }
    }
  }
}

extension VASTAd {
  /// The trackers of one kind: an inline ad has those of its selected creative, a wrapper those of
  /// all its creatives.
  fileprivate func tracking(like isLinear: Bool) -> [VASTTracking] {
    let creatives = inLine == nil ? creatives : selectedCreative.map { [$0] } ?? []
    return creatives.flatMap {
      (isLinear ? $0.linear?.tracking : $0.nonLinear?.tracking) ?? []
    }
  }
}
