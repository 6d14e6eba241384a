extension LayoutCheck {
  static let mediaTooSmall = outlets(.mediaTooSmall) { layout, asset, place in
    let size = layout.parts[place].frame.size
    guard asset == "media", layout.hasVideo, layout.parts[place].isVisible,
      min(size.width, size.height) < 120
    else { return nil }
    return "is \(size.inWholePoints); a video needs at least 120×120"
  }

  /// A layout without any picture shows none in the wrong view.
  static let mediaNotInMediaView = LayoutCheck(.mediaNotInMediaView) { layout in
    let drawn = layout.parts.first { $0.isPictureOfAd && $0.isOfApp && $0.isVisible }
    guard layout.hasMedia, layout.outlet("media") == nil,
      let picture = layout.outlet("image") ?? drawn, picture.isVisible
    else { return [] }
    return [
      Found(
        part: "image", frame: picture.frame,
        text: "the ad's \(layout.hasVideo ? "video" : "picture") has no media view")
    ]
  }
}
