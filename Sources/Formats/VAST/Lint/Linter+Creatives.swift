extension Linter {
  mutating func check(_ creative: VASTCreative, of ad: VASTAd) {
    let kinds: [Bool] = [
      creative.linear != nil, creative.nonLinear != nil, creative.companions != nil,
    ]
    switch kinds.filter({ $0 }).count {
    case 0:
      add(
        .schema, creative.position,
        "<Creative> has no <Linear>, <NonLinearAds> or <CompanionAds>", "3.7")
    case 1: break
    default:
      add(.schema, creative.position, "<Creative> has more than one kind of creative", "3.7")
    }
    let isInLine = ad.inLine != nil
    if isInLine, version >= 40, creative.universalAdIDs.isEmpty {
      add(
        .schema, creative.position, "<Creative> has no <UniversalAdId>, required since 4.0",
        "3.7.1")
    }
    if let linear = creative.linear { check(linear, isInLine: isInLine) }
    if let nonLinear = creative.nonLinear { check(nonLinear, isInLine: isInLine) }
    if let companions = creative.companions { check(companions) }
  }

  private mutating func check(_ linear: VASTLinear, isInLine: Bool) {
    check(linear.tracking, KnownEvents.linear, "<Linear>")
    if let click = linear.clickThrough { check(click.url, click.position, "<ClickThrough>") }
    for icon in linear.icons { check(icon, over: linear) }
    guard isInLine else {
      if !linear.mediaFiles.isEmpty {
        add(.schema, linear.position, "<MediaFiles> does not belong in a wrapper", "3.19")
      }
      return
    }
    if version == 20, linear.skipOffsetText != nil {
      add(.schema, linear.position, "skipoffset exists since VAST 3.0", "3.8")
    }
    check(filesOf: linear)
    guard let duration = linear.duration else {
      return add(
        .schema, linear.position, "<Linear> has no <Duration> that can be read", "3.8.1")
    }
    check(linear, lasting: duration)
  }

  // MARK: Media files

  private mutating func check(filesOf linear: VASTLinear) {
    for file in linear.mediaFiles { check(file) }
    guard VASTMediaChoice(of: linear).chosen == nil else { return }
    let files = linear.mediaFiles
    if files.isEmpty {
      add(.noSupportedMedia, linear.position, "<Linear> has no <MediaFile>", "3.9")
    } else if files.contains(where: { $0.apiFramework?.uppercased() == "VPAID" }) {
      add(
        .noSupportedMedia, linear.position,
        "all media files are VPAID, which phones don't run, or can't be played", "3.9.1")
    } else {
      add(.noSupportedMedia, linear.position, "no <MediaFile> can be played", "3.9.1")
    }
  }

  private mutating func check(_ file: VASTMediaFile) {
    if !file.url.isEmpty {
      check(loaded: file.url, .linear, file.position, "<MediaFile>")
    }
    // A stream that adapts has no size of its own.
    if file.delivery?.lowercased() != "streaming" {
      check(width: file.width, height: file.height, file.position, "<MediaFile>", "3.9.1")
    }
    let missing = [
      ("delivery", file.delivery?.isEmpty ?? true), ("type", file.type?.isEmpty ?? true),
      ("width", file.width == nil), ("height", file.height == nil),
    ].filter(\.1).map(\.0)
    if !missing.isEmpty {
      add(
        .schema, file.position, "<MediaFile> lacks \(missing.joined(separator: ", "))", "3.9.1")
    }
    if let delivery = file.delivery?.lowercased(), !["progressive", "streaming"].contains(delivery)
    {
      add(
        .schema, file.position,
        "delivery=\(Quote.quote(delivery)) is neither progressive nor streaming", "3.9.1")
    }
  }

  // MARK: Times

  private mutating func check(_ linear: VASTLinear, lasting duration: Duration) {
    if duration == .zero {
      add(.duration, linear.position, "<Duration> is zero", "3.8.1")
    }
    if let skip = linear.skipOffset?.moment(in: duration), skip >= duration {
      add(
        .duration, linear.position,
        "skipoffset=\(Quote.quote(linear.skipOffsetText ?? "")) is not before the end, so that the ad "
          + "can't be skipped", "3.8")
    }
    for tracking in linear.tracking where tracking.event == "progress" {
      guard let moment = tracking.offset?.moment(in: duration), moment > duration else { continue }
      add(
        .duration, tracking.link.position, "this progress event is after the end of the ad",
        "3.14.1")
    }
  }

  private mutating func check(_ icon: VASTIcon, over linear: VASTLinear) {
    if icon.program?.isEmpty ?? true {
      add(.schema, icon.position, "<Icon> has no program", "3.11.1")
    }
    check(width: icon.width, height: icon.height, icon.position, "<Icon>", "3.11.1")
    if let click = icon.clickThrough { check(click.url, click.position, "<IconClickThrough>") }
    if icon.resources.isEmpty {
      add(.schema, icon.position, "<Icon> has nothing to show", "3.11.1")
    }
    check(icon.resources, .linear, icon.position, "<Icon>")
    guard let duration = linear.duration else { return }
    let start = icon.offset ?? .zero
    if start >= duration || start + (icon.duration ?? .zero) > duration {
      add(.duration, icon.position, "<Icon> is shown past the end of the ad", "3.11.1")
    }
  }

  // MARK: Companions and overlays

  private mutating func check(_ ads: VASTCompanionAds) {
    if let required = ads.required, !["all", "any", "none"].contains(required) {
      add(
        .schema, ads.position, "required=\(Quote.quote(required)) is not all, any or none", "3.13")
    }
    for companion in ads.companions {
      if companion.width == nil || companion.height == nil {
        add(.schema, companion.position, "<Companion> lacks width or height", "3.13.1")
      }
      check(
        width: companion.width, height: companion.height, companion.position, "<Companion>",
        "3.13.1")
      if let click = companion.clickThrough {
        check(click.url, click.position, "<CompanionClickThrough>")
      }
      if companion.resources.isEmpty {
        add(.companionResource, companion.position, "<Companion> has nothing to show", "3.13.1")
      }
      check(companion.resources, .companionResource, companion.position, "<Companion>")
      check(companion.tracking, KnownEvents.companion, "<Companion>")
      if let mode = companion.renderingMode, !["default", "end-card", "concurrent"].contains(mode) {
        add(
          .schema, companion.position,
          "renderingMode=\(Quote.quote(mode)) is not default, end-card or concurrent", "3.13.1")
      }
    }
  }

  private mutating func check(_ ads: VASTNonLinearAds, isInLine: Bool) {
    check(ads.tracking, KnownEvents.nonLinear, "<NonLinearAds>")
    guard isInLine else { return }
    for nonLinear in ads.nonLinears {
      check(
        width: nonLinear.width, height: nonLinear.height, nonLinear.position, "<NonLinear>",
        "3.12.1")
      if let click = nonLinear.clickThrough {
        check(click.url, click.position, "<NonLinearClickThrough>")
      }
      if nonLinear.resources.isEmpty {
        add(.nonLinearResource, nonLinear.position, "<NonLinear> has nothing to show", "3.12.1")
      }
      check(nonLinear.resources, .nonLinearResource, nonLinear.position, "<NonLinear>")
    }
  }

  private mutating func check(
    _ resources: [VASTResource], _ code: VASTErrorCode, _ position: VASTPosition, _ what: String
  ) {
    for case .file(let url, let type) in resources {
      check(loaded: url, code, position, "the resource of \(what)")
      if type?.lowercased() == "application/x-shockwave-flash" {
        add(code, position, "the resource of \(what) is Flash, which phones don't show", "3.15.1")
      }
      if type?.isEmpty ?? true {
        add(.schema, position, "<StaticResource> of \(what) has no creativeType", "3.15.1")
      }
    }
    for case .frame(let url) in resources {
      check(loaded: url, code, position, "the resource of \(what)")
    }
  }

  // MARK: Events

  mutating func check(_ tracking: [VASTTracking], _ known: KnownEvents, _ what: String) {
    for one in tracking {
      switch known.look(for: one.event, in: version) {
      case .known: break
      case .since(let words):
        add(.schema, one.link.position, "event \(one.event) exists since VAST \(words)", "3.14.1")
      case .unknown(let nearest?):
        add(
          .schema, one.link.position,
          "event \(Quote.quote(one.event)) never fires; it is written \(nearest)", "3.14.1")
      case .unknown(nil):
        add(
          .schema, one.link.position,
          "event \(Quote.quote(one.event)) of \(what) is not known and never fires", "3.14.1")
      }
      // What is there but can't be read was found before.
      if one.event == "progress", one.offsetText?.isEmpty ?? true {
        add(.schema, one.link.position, "event progress has no offset and never fires", "3.14.1")
      }
    }
  }
}
