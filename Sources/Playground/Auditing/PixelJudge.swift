import HAR
import VAST

/// Says of each pixel what its calls were, and what is wrong with them.
struct PixelJudge {
  private let index: CaptureIndex
  private let calls: PixelCalls
  /// Milliseconds that two moments may differ by and still be the same one.
  private let tolerance: Int
  private let end: WallTime?
  /// How many entries of the capture can't be read.
  private let unread: Int
  /// Hosts with closed tunnels alone.
  let unseenHosts: Set<String>

  init(_ index: CaptureIndex, _ calls: PixelCalls, isCoarse: Bool, unread: Int) {
    (self.index, self.calls, self.unread) = (index, calls, unread)
    tolerance = isCoarse ? 2000 : 1000
    end = index.exchanges.map(\.start).max()
    let tunnels = index.exchanges.indices.filter { index.exchanges[$0].isTunnel }
    let seen = Set(index.exchanges.indices).subtracting(tunnels).map { index.urls[$0].host }
    unseenHosts = Set(tunnels.map { index.urls[$0].host }).subtracting(seen)
  }

  func judged(_ ad: CapturedAd, at number: Int) -> CapturedAd {
    var ad = ad
    ad.start = start(of: ad, number)
    ad.pixels = ad.duties.indices.map { pixel(ad, number, $0) }
    for place in ad.pixels.indices { judge(&ad.pixels[place], of: ad) }
    return ad
  }

  // MARK: Calls

  private func found(_ ad: Int, _ pixel: Int) -> [PixelCalls.Found] {
    calls.calls[.init(ad: ad, pixel: pixel)] ?? []
  }

  private func start(of ad: CapturedAd, _ number: Int) -> WallTime? {
    for name in ["start", "Impression", "creativeView"] {
      let starts = ad.duties.indices.filter { ad.duties[$0].event.name == name }
        .flatMap { found(number, $0) }.map { index.exchanges[$0.place].start }
      if let first = starts.min() { return first }
    }
    return nil
  }

  private func pixel(_ ad: CapturedAd, _ number: Int, _ place: Int) -> PixelAudit {
    var pixel = PixelAudit(ad.duties[place])
    pixel.isHostUnseen = unseenHosts.contains(pixel.host)
    let media = (ad.resolved?.linear?.mediaFiles ?? []).map { URLTemplate($0.url) }
    pixel.calls = found(number, place).map { call in
      let exchange = index.exchanges[call.place]
      return .init(
        request: exchange.number,
        milliseconds: exchange.start.milliseconds(since: ad.start ?? ad.isKnownFrom),
        status: exchange.status, failure: index.failure(of: call),
        redirects: call.redirects.path.count, values: call.values.map { $0.held(against: media) },
        start: exchange.start)
    }
    let lost = found(number, place).lazy.compactMap(\.redirects.lost).first
    if let lost { pixel.troubles.append(.lostSight(host: lost)) }
    return pixel
  }

  // MARK: Judgement

  private func judge(_ pixel: inout PixelAudit, of ad: CapturedAd) {
    let siblings = ad.pixels.filter { $0.event == pixel.event }
    pixel.reason = DueReason(pixel, siblings, in: ad, clicked: isClicked(ad)) { other in
      other.calls.map(\.start).min().flatMap { tooEarly(other.event, $0, ad) } != nil
    }
    if pixel.calls.isEmpty {
      if isCutOff(siblings, ad) { pixel.reason = nil }
      pixel.mayFollow = pixel.reason == nil && mayFollow(pixel.event, siblings, ad)
      guard let reason = pixel.reason else { return }
      pixel.troubles.append(absence(of: pixel, reason))
      return
    }
    judgeNumber(&pixel, siblings)
    judgeMoment(&pixel, siblings, ad)
    let values = pixel.calls.flatMap(\.values).filter(\.isFault)
    for value in values where !pixel.troubles.contains(.badValue(value)) {
      pixel.troubles.append(.badValue(value))
    }
  }

  private func absence(of pixel: PixelAudit, _ reason: DueReason) -> PixelTrouble {
    if pixel.isHostUnseen { return .unseen(host: pixel.host) }
    return unread > 0 ? .notRead(entries: unread) : .neverCalled(reason)
  }

  /// What was called in the last second of a capture may have been followed by what is not in it.
  private func isCutOff(_ siblings: [PixelAudit], _ ad: CapturedAd) -> Bool {
    guard let end, let first = siblings.flatMap(\.calls).map(\.start).min() ?? ad.start else {
      return false
    }
    return end.milliseconds(since: first) < tolerance
  }

  /// Whether its moment is after the end of the capture, or just before it.
  private func mayFollow(_ event: PixelEvent, _ siblings: [PixelAudit], _ ad: CapturedAd) -> Bool {
    if siblings.contains(where: { !$0.calls.isEmpty }) { return isCutOff(siblings, ad) }
    guard let end, let start = ad.start, let resolved = ad.resolved,
      let due = event.due(in: resolved)
    else { return false }
    return end.milliseconds(since: start) < Int(due / .milliseconds(1)) + tolerance
  }

  /// For how long after its last call an ad may still be on screen: its last picture, or an end card.
  private static let lingering = 10_000

  /// Whether the page behind it was requested while it was on screen: before, a player may have fetched it
  /// in advance, and later somebody may have come to it another way. What comes as a picture is no page.
  private func isClicked(_ ad: CapturedAd) -> Bool {
    guard let url = ad.resolved?.clickThrough?.url, let start = ad.start else { return false }
    let template = URLTemplate(url)
    let last = ad.pixels.flatMap(\.calls).map(\.start).max() ?? start
    return index.places(at: template.host).contains {
      let exchange = index.exchanges[$0]
      return exchange.start > start && exchange.isPage
        && exchange.start.milliseconds(since: last) < Self.lingering
        && template.values(in: index.urls[$0]) != nil
    }
  }

  private func judgeNumber(_ pixel: inout PixelAudit, _ siblings: [PixelAudit]) {
    let arrived = pixel.arrivals.count
    guard arrived > 0 else {
      pixel.troubles.append(.failed(pixel.calls[0].failure ?? ""))
      return
    }
    let most = siblings.map(\.arrivals.count).max() ?? 0
    if pixel.event.mayRepeat {
      guard arrived < most else { return }
      pixel.troubles.append(
        unread > 0 ? .notRead(entries: unread) : .calledLessOften(arrived, than: most))
    } else if arrived > 1 {
      pixel.troubles.append(.calledTooOften(arrived))
    }
  }

  private func judgeMoment(
    _ pixel: inout PixelAudit, _ siblings: [PixelAudit], _ ad: CapturedAd
  ) {
    guard let first = pixel.calls.map(\.start).min() else { return }
    if let early = tooEarly(pixel.event, first, ad) {
      pixel.troubles.append(.early(early))
    } else if let next = overtaken(pixel, first, ad) {
      pixel.troubles.append(.outOfOrder(before: next))
    }
    if let other = overtaker(of: pixel, first, ad) { pixel.troubles.append(.overtaken(by: other)) }
    let late = first.milliseconds(since: firstInTime(siblings, ad) ?? first)
    if late > tolerance, !pixel.event.mayRepeat { pixel.troubles.append(.late(late)) }
  }

  /// The first call of an event at any level. One that came before its moment makes no other one late.
  private func firstInTime(_ siblings: [PixelAudit], _ ad: CapturedAd) -> WallTime? {
    siblings.compactMap { sibling in
      sibling.calls.map(\.start).min().flatMap {
        tooEarly(sibling.event, $0, ad) == nil ? $0 : nil
      }
    }.min()
  }

  /// How many milliseconds before its moment an event was called, where that is more than clocks explain.
  private func tooEarly(_ event: PixelEvent, _ call: WallTime, _ ad: CapturedAd) -> Int? {
    // From its first frame a video may need another second to its start.
    let allowed = event.name == "Impression" ? 2 * tolerance : tolerance
    return earliness(of: event, call, ad).flatMap { $0 > allowed ? $0 : nil }
  }

  /// How many milliseconds before its moment an event was called.
  private func earliness(of event: PixelEvent, _ call: WallTime, _ ad: CapturedAd) -> Int? {
    guard let resolved = ad.resolved, let start = ad.start else { return nil }
    if event.name == "Impression" { return start.milliseconds(since: call) }
    return event.due(in: resolved).map {
      Int($0 / .milliseconds(1)) - call.milliseconds(since: start)
    }
  }

  private func isLate(_ event: PixelEvent, _ call: WallTime, _ ad: CapturedAd) -> Bool {
    earliness(of: event, call, ad).map { -$0 > tolerance } ?? false
  }

  /// The earlier event of the same level that was called only after this one. One that is late is the one that is
  /// wrong.
  private func overtaken(_ pixel: PixelAudit, _ call: WallTime, _ ad: CapturedAd) -> String? {
    guard let place = PixelEvent.timed.firstIndex(of: pixel.event.name) else { return nil }
    return timed(PixelEvent.timed[..<place], of: pixel, in: ad).first { other, first in
      first.milliseconds(since: call) > tolerance / 2 && !isLate(other, first, ad)
    }?.event.name
  }

  /// The later event of the same level that was called at its moment, and before this one, which is late.
  private func overtaker(
    of pixel: PixelAudit, _ call: WallTime, _ ad: CapturedAd
  ) -> String? {
    guard let place = PixelEvent.timed.firstIndex(of: pixel.event.name),
      isLate(pixel.event, call, ad)
    else { return nil }
    return timed(PixelEvent.timed[(place + 1)...], of: pixel, in: ad).first { other, first in
      call.milliseconds(since: first) > tolerance / 2
        && earliness(of: other, first, ad).map { $0 <= tolerance } ?? false
    }?.event.name
  }

  /// The first calls of these events at a pixel's level.
  private func timed(
    _ names: ArraySlice<String>, of pixel: PixelAudit, in ad: CapturedAd
  ) -> [(event: PixelEvent, first: WallTime)] {
    ad.pixels.filter { $0.level == pixel.level && names.contains($0.event.name) }
      .compactMap { other in other.calls.map(\.start).min().map { (other.event, $0) } }
  }
}

extension Exchange {
  /// Whether somebody may have looked at what it brought.
  fileprivate var isPage: Bool { method == "GET" && !type.hasPrefix("image/") }
}
