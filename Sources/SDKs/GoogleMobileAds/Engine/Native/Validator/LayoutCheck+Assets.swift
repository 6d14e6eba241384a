import Simulation

extension LayoutCheck {
  static let assetOutside = outlets(.assetOutsideAd) { layout, _, place in
    let frame = layout.parts[place].frame
    let slack = layout.bounds.insetBy(dx: -0.5, dy: -0.5)
    guard layout.parts[place].isVisible, !frame.isEmpty, !slack.contains(frame) else { return nil }
    return "at \(frame.inPoints) lies outside of the ad's \(layout.size.inWholePoints)"
  }

  static let assetTooSmall = outlets(.assetTooSmall) { layout, _, place in
    let part = layout.parts[place]
    guard part.isVisible, min(part.frame.width, part.frame.height) < 10 else { return nil }
    return "is \(part.frame.size.inWholePoints); it must be at least 10×10"
  }

  /// An application may leave out what is not required, and draw a headline that the SDK does not know.
  static let assetHidden = LayoutCheck(.assetHidden) { layout in
    required.filter(layout.assets.contains).compactMap { asset in
      guard !layout.shows(asset) else { return nil }
      guard let part = layout.outlet(asset) else {
        return asset == "headline" && !layout.connected.contains(asset)
          ? Found(part: asset, frame: layout.bounds, text: "the ad's headline has no view") : nil
      }
      return part.isVisible || asset == "media" && !layout.hasMedia
        ? nil : Found(part: asset, frame: part.frame, text: "\(asset) is hidden")
    }
  }

  private static let required = ["headline", "media"]

  static let assetCovered = outlets(.assetCovered) { layout, _, place in
    guard layout.parts[place].isVisible, layout.held(by: place).isEmpty,
      let cover = layout.cover(of: place)
    else { return nil }
    let part = layout.parts[cover]
    return part.look == .clear
      ? "is under a clear view that takes its taps, at \(part.frame.inPoints)"
      : "is covered by \(part.role.name) at \(part.frame.inPoints)"
  }

  /// What users tap first: a button that says the ad's call to action, or a label with its headline, without being
  /// its outlet.
  static let assetNotConnected = LayoutCheck(.assetNotConnected) { layout in
    ["callToAction", "headline"].compactMap { asset in
      guard !layout.connected.contains(asset), let text = layout.texts[asset],
        let part = layout.drawn.first(where: { $0.words == text })
      else { return nil }
      return Found(
        part: asset, frame: part.frame,
        text: "the ad's \(asset) is drawn, and its view is not connected")
    }
  }

  static let headlineCut = cut(.headlineCut, "headline", before: 25)
  static let bodyCut = cut(.bodyCut, "body", before: 90)

  private static func cut(_ violation: Violation, _ asset: String, before least: Int) -> LayoutCheck
  {
    outlets(violation) { layout, word, place in
      let part = layout.parts[place]
      guard word == asset, part.isVisible, let text = part.text, text.isCut(before: least) else {
        return nil
      }
      return "shows \(text.room) of its \(text.letters) letters, and \(least) must be read"
    }
  }

  static let assetWithAction = outlets(.assetWithAction) { layout, _, place in
    layout.parts[place].hasActionOfItsOwn ? "is a button with an action of its own" : nil
  }

  static let whiteSpaceTaps = outlets(.whiteSpaceTaps) { layout, _, place in
    let held = layout.held(by: place)
    guard !held.isEmpty else { return nil }
    return "is a view around \(held.joined(separator: ", ")): the space between is tapped"
  }

  static let missingAssetShown = LayoutCheck(.missingAssetShown) { layout in
    layout.outlets.compactMap { asset, place in
      let part = layout.parts[place]
      guard !layout.assets.contains(asset), !layout.emptyTexts.contains(asset), asset != "media",
        part.isVisible, min(part.frame.width, part.frame.height) >= 10
      else { return nil }
      return Found(
        part: asset, frame: part.frame,
        text: "the ad has no \(asset), and its view at \(part.frame.inPoints) can be tapped")
    }
  }
}
