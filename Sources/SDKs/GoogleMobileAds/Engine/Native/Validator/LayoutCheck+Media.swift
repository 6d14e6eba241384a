extension LayoutCheck {
  static let mediaTooSmall = outlets(.mediaTooSmall) { layout, asset, place in
    let size = layout.parts[place].frame.size
    guard asset == "media", layout.hasVideo, min(size.width, size.height) < 120 else { return nil }
    return "is \(size.inWholePoints) of 120 × 120 points, which a video needs"
  }

  static let mediaNotInMediaView = LayoutCheck(.mediaNotInMediaView) { layout in
    guard layout.hasMedia, layout.outlet("media") == nil else { return [] }
    let picture = layout.outlet("image")
    return [
      Found(
        part: picture.map { _ in "image" }, frame: picture?.frame ?? layout.bounds,
        text: "the ad's \(layout.hasVideo ? "video" : "picture") has no media view")
    ]
  }
}
