import HAR

/// Gives each request to the pixel whose call it is.
struct PixelCalls {
  private let index: CaptureIndex
  private let ads: [CapturedAd]
  private var slots: [String: [Slot]] = [:]
  /// Tools that write whole seconds put a call before the answer that asked for it.
  private let slack: Int
  private(set) var calls: [Slot: [Found]] = [:]
  /// Requests that are explained: calls, and what their answers sent on to.
  private(set) var taken: Set<Int>

  /// A pixel of an ad.
  struct Slot: Hashable {
    let ad: Int
    let pixel: Int
  }

  struct Found {
    let place: Int
    let values: [MacroValue]
    let redirects: CaptureIndex.Redirects
  }

  init(_ index: CaptureIndex, _ ads: [CapturedAd], taken: Set<Int>, slack: Int) {
    (self.index, self.ads, self.taken, self.slack) = (index, ads, taken, slack)
    for (ad, one) in ads.enumerated() {
      for (pixel, duty) in one.duties.enumerated() {
        slots[duty.template.host, default: []].append(Slot(ad: ad, pixel: pixel))
      }
    }
    for place in index.exchanges.indices where !self.taken.contains(place) { take(place) }
  }

  private mutating func take(_ place: Int) {
    guard index.exchanges[place].isCall else { return }
    let fits = matches(place)
    guard let slot = fits.first(where: { isOpen($0.slot) }) ?? fits.last else { return }
    let redirects = index.redirects(from: place)
    taken.insert(place)
    taken.formUnion(redirects.path)
    calls[slot.slot, default: []].append(
      Found(place: place, values: slot.values.compactMap(MacroValue.init), redirects: redirects))
  }

  /// Whether it has not arrived yet: one that failed may be tried again.
  private func isOpen(_ slot: Slot) -> Bool {
    !(calls[slot] ?? []).contains { index.failure(of: $0) == nil }
  }

  private func matches(_ place: Int) -> [(slot: Slot, values: [URLTemplate.Value])] {
    let (url, exchange) = (index.urls[place], index.exchanges[place])
    return (slots[url.host] ?? []).compactMap { slot in
      let ad = ads[slot.ad]
      guard exchange.start.milliseconds(since: ad.isKnownFrom) >= -slack,
        let values = ad.duties[slot.pixel].template.values(in: url)
      else { return nil }
      return (slot, values)
    }
  }
}

extension CaptureIndex {
  /// Why a call did not arrive, in a few words; nil if it did, or was sent on to where nobody saw it.
  func failure(of call: PixelCalls.Found) -> String? {
    let last = exchanges[call.redirects.path.last ?? call.place]
    guard !last.isAnswered else { return nil }
    return last.trouble ?? "status \(last.status)"
  }
}
