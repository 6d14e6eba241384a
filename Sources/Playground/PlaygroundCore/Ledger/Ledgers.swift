package import Simulation

/// Both books of every ad, and what explains them: a fold over the journal.
package struct Ledgers: Equatable, Sendable {
  /// The ads in the order in which they were asked for.
  package private(set) var ads: [AdRecord] = []
  private var indexByName: [String: Int] = [:]

  package init() {}

  package init(_ entries: [Entry]) {
    for entry in entries { add(entry) }
  }

  package subscript(name: String) -> AdRecord? {
    indexByName[name].map { ads[$0] }
  }

  /// The newest ad of a unit.
  package func newest(of unit: String) -> AdRecord? {
    ads.last { $0.unit == unit }
  }

  package mutating func add(_ entry: Entry) {
    guard let name = entry.ad else { return }
    if entry.isLoad { begin(name, entry) }
    guard let index = indexByName[name] else { return }
    ads[index].add(entry)
  }

  private mutating func begin(_ name: String, _ entry: Entry) {
    guard indexByName[name] == nil else { return }
    indexByName[name] = ads.count
    ads.append(AdRecord(name: name, unit: entry.data.string("unit") ?? ""))
  }
}

extension AdRecord {
  mutating func add(_ entry: Entry) {
    if entry.from == .network || entry.to == .network {
      network = entry.name ?? network ?? "network"
    }
    switch entry.kind {
    case .count(let count): add(count)
    case .call, .callback: addMessage(entry)
    case .input, .timer, .note, .finding: break
    }
  }

  private mutating func add(_ count: Count) {
    switch count.ledger {
    case .google: google.add(count)
    case .network: networks.add(count)
    }
  }

  private mutating func addMessage(_ entry: Entry) {
    switch (entry.from, entry.to) {
    case (.google, .adapter): addFromGoogleToAdapter(entry)
    case (.adapter, .google): addFromAdapterToGoogle(entry)
    case (.google, .app): addFromGoogleToApp(entry)
    case (.app, .google): addFromAppToGoogle(entry)
    case (.adapter, .network): addFromAdapterToNetwork(entry)
    case (.network, .adapter) where entry.message.hasPrefix("adLoader(_:didReceive"):
      assets.network = entry.data
    default: break
    }
  }

  private mutating func addFromGoogleToAdapter(_ entry: Entry) {
    switch entry.message {
    case "loadNativeAd(for:completionHandler:)":
      lineAsked = entry.data.string("line")
      lineNumberAsked = entry.data.int("number")
    case "handlesUserClicks()": clicks = Watch(entry)
    case "handlesUserImpressions()": impressions = Watch(entry)
    case "didRecordImpression()": events.impressionsPassedToAdapter += 1
    case "didRecordClickOnAsset(with:view:viewController:)": events.clicksPassedToAdapter += 1
    default: break
    }
  }

  private mutating func addFromAdapterToGoogle(_ entry: Entry) {
    switch entry.message {
    case "reportImpression()": events.impressionsReported += 1
    case "reportClick()": events.clicksReported += 1
    default: break
    }
  }

  private mutating func addFromAdapterToNetwork(_ entry: Entry) {
    switch entry.message {
    case "recordImpression()": events.impressionsPassedToNetwork += 1
    case "handleClick(on:)": events.clicksPassedToNetwork += 1
    default: break
    }
  }

  private mutating func addFromGoogleToApp(_ entry: Entry) {
    switch entry.message {
    case "adLoader(_:didReceive:)":
      state = .loaded
      line = lineAsked
      lineNumber = lineNumberAsked
      assets.google = entry.data
    case "adLoader(_:didFailToReceiveAdWithError:)":
      state = .failed(entry.data.string("error") ?? "")
    default: break
    }
  }

  private mutating func addFromAppToGoogle(_ entry: Entry) {
    switch entry.message {
    case "nativeAdView.nativeAd = ad": state = .onScreen
    case "nativeAdView.nativeAd = nil": state = .dismissed
    default: break
    }
  }
}

extension AdRecord.Tally {
  fileprivate mutating func add(_ count: Count) {
    switch count.what {
    case .impression: impressions += count.amount
    case .click: clicks += count.amount
    case .reward: rewards += count.amount
    case .paid: paidMicros += count.amount
    }
  }
}

extension AdRecord.Watch {
  fileprivate init(_ entry: Entry) {
    flag = entry.data["answer"] == .bool(true)
    isGoogles = entry.data["watches"] == .string("google")
    self.entry = entry.number
  }
}

extension Entry {
  var isLoad: Bool { from == .app && to == .google && message == "load(_:)" }
}

extension Fields {
  /// The text of this name.
  package func string(_ name: String) -> String? {
    if case .string(let text) = self[name] { text } else { nil }
  }

  /// The number of this name.
  package func int(_ name: String) -> Int? {
    if case .int(let number) = self[name] { number } else { nil }
  }
}
