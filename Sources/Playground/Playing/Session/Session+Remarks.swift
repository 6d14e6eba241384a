import AdServing
package import Observing
import Publishing
import Scenarios
import Simulation

/// What no count says of a session.
extension Session {
  /// What no count says of an ad.
  package func remarks(of ad: AdRecord) -> [AdRemark] {
    refusal(of: ad) + passedOver(for: ad) + filled(ad) + agreed(for: ad) + untold(of: ad)
      + (isTest(ad) ? [.test] : []) + order(of: ad)
  }

  private func refusal(of ad: AdRecord) -> [AdRemark] {
    guard case .failed = ad.state else { return [] }
    let entries = journal.entries.filter { $0.ad == ad.name }
    let answer: String? = entries.last { $0.sense == .lineAnswered }?.data[.error]
    var remarks = (answer.map { [AdRemark.answer($0)] } ?? []) + askedAgain(entries)
    let refusal = entries.last { $0.sense == .refusedByGoogle }
    let isRefused = refusal != nil
    if let failed = entries.last(where: { $0.sense == .networkFailed }), !isRefused,
      let network = failed.from.name
    {
      remarks.append(
        failed.failure.map { .failed(by: network, $0) } ?? .refused(by: network))
    }
    guard ad.findings.isEmpty else { return remarks }
    if !isRefused, let google = scenario.unit(ad.unit)?.asking.waterfall, google.lines.isEmpty {
      return [.noLine]
    }
    // What a user has refused is said with the waterfall.
    if let refusal, refusal.data[.reason] != GoogleRefusal.noConsent.rawValue {
      remarks.append(.refusedByGoogle)
    }
    return remarks
  }

  private func askedAgain(_ ad: [Entry]) -> [AdRemark] {
    let retries = ad.count { $0.sense == .platformRetries }
    guard retries > 0, let first = ad.first,
      let told = ad.last(where: { $0.sense == .adRefused || $0.sense == .serviceLoadEnded })
    else { return [] }
    return [
      .askedAgain(
        times: retries, seconds: (told.time - first.time).wholeMilliseconds / 1_000)
    ]
  }

  private func filled(_ ad: AdRecord) -> [AdRemark] {
    guard let unit = scenario.unit(ad.unit), unit.lines.filter(\.isEnabled).count > 1,
      let line = ad.line
    else { return [] }
    return [.filled(line: line)]
  }

  /// What the layer before its unit has done by itself since the ad came, if that was agreed.
  private func agreed(for ad: AdRecord) -> [AdRemark] {
    guard let came = journal.entries.last(where: { $0.ad == ad.name && $0.sense == .adReceived })
    else { return [] }
    return journal.entries.dropFirst(came.number).compactMap { entry in
      guard entry.sense == .layerDecided, entry.data[.mode] == "agreed",
        entry.data[.unit] == ad.unit, entry.message.hasSuffix(": show"),
        journal.newestAd(of: ad.unit) == ad.name
      else { return nil }
      return .agreed(with: entry.from.name ?? "the layer", deed: "show")
    }.suffix(1)
  }

  private func untold(of ad: AdRecord) -> [AdRemark] {
    let lost = journal.entries.compactMap { entry -> Crossing? in
      guard entry.ad == ad.name, entry.sense == .crossingLost, entry.from == .google else {
        return nil
      }
      return (entry.data[.crossing] as String?).flatMap(Crossing.init)
    }
    let told = Crossing.allCases.filter { $0.isToPublisher && lost.contains($0) }
    return told.isEmpty ? [] : [.untold(told)]
  }

  private func isTest(_ ad: AdRecord) -> Bool {
    journal.entries.contains { $0.ad == ad.name && $0.data[.test] == true }
  }

  private func order(of ad: AdRecord) -> [AdRemark] {
    guard isUnordered(ad) else { return [] }
    return [
      ad.findings.contains(Violation.shownWithoutAd.rawValue) && ad.state == .loaded
        ? .cameTooLate : .unordered
    ]
  }

  private func isUnordered(_ ad: AdRecord) -> Bool {
    guard let came = journal.entries.last(where: { $0.ad == ad.name && $0.sense == .adReceived })
    else { return true }
    return !journal.entries.dropFirst(came.number).contains {
      ($0.sense == .showWanted || $0.sense == .appDecided) && $0.data[.unit] == ad.unit
    }
  }

  /// What became of the consent form that the application asks for: what it was told at last, if it was, and whether
  /// there was a form to answer; nil where it does not ask.
  package var consentStory: (status: String?, hadForm: Bool, error: String?)? {
    let entries = journal.entries
    guard entries.contains(where: { $0.sense == .consentTold }) else { return nil }
    let told = entries.last { $0.sense == .consentTold && $0.to?.role == .app }
    let hadForm = entries.contains { $0.message == "the consent form is on the screen" }
    let error: String? = entries.last { $0.sense == .consentTold && $0.data[.error] != nil }?.data[
      .error]
    return (told?.data[.consentStatus], hadForm, error)
  }

  /// The units for which the application asked for no ad, as it waits for its user's answer.
  package var unitsHeldBack: [String] {
    let units = journal.entries.filter { $0.message == PublisherApp.holdsBack }
      .compactMap { $0.data[.unit] }
    return scenario.adUnits.map(\.id).filter(units.contains)
  }

  private func passedOver(for ad: AdRecord) -> [AdRemark] {
    var line: String?
    return journal.entries.compactMap { entry in
      guard entry.ad == ad.name else { return nil }
      if entry.sense == .networkPassedOver, let network = entry.data[.line] {
        return .passedOver(network, error: entry.data[.error] ?? "")
      }
      guard ad.line != nil else { return nil }
      if entry.sense == .lineAsked { line = entry.data[.line] }
      guard entry.sense == .lineAnswered, let error: String = entry.data[.error], let line else {
        return nil
      }
      return .passedOver(line, error: error)
    }
  }

  /// The banner units whose refreshes have brought the same ad again, with how many did and what it says.
  package var repeatedBanners: [(unit: String, count: Int, headline: String)] {
    scenario.adUnits.compactMap { unit in
      guard unit.format == .banner else { return nil }
      var (last, repeated, count) = ("", "", 0)
      // Whoever has asked for an ad knows it.
      var isAsked = true
      for entry in journal.entries {
        if entry.sense == .appEnded { (last, isAsked) = ("", true) }
        if entry.isOrder, entry.data[.unit] == unit.id { isAsked = true }
        guard entry.sense == .networkAnswered, entry.unitOfAd == unit.id else { continue }
        let said: String = entry.data[.headline] ?? ""
        if !isAsked, !said.isEmpty, said == last { (repeated, count) = (said, count + 1) }
        (last, isAsked) = (said, false)
      }
      return count > 0 ? (unit.id, count, repeated) : nil
    }
  }

  /// The ads that earned nothing since their line says nothing of that, where another ad was paid.
  package var unpaidAds: [String] {
    guard ledgers.ads.contains(where: { $0.google.paidMicros > 0 }) else { return [] }
    return ledgers.ads.filter { ad in
      guard ad.google.impressions > 0, ad.google.paidMicros == 0, let number = ad.lineNumber,
        let unit = scenario.adUnits.first(where: { $0.id == ad.unit }),
        unit.lines.indices.contains(number - 1)
      else { return false }
      return unit.lines[number - 1].ecpmMicros == nil
    }.map(\.name)
  }

  /// The banner units of which one ad was on the screen for a minute or longer, as nobody asks for the next one.
  package var stayingBanners: [String] {
    scenario.adUnits.filter { unit in
      guard unit.format == .banner, let google = unit.asking.waterfall,
        google.options.refresh == nil, ledgers.ads.count(where: { $0.unit == unit.id }) == 1,
        let placed = journal.entries.last(where: {
          $0.sense == .bannerPlaced && $0.ad.flatMap(AdName.unit) == unit.id
        })
      else { return false }
      return now - placed.time >= .seconds(60)
    }.map(\.id)
  }
}

extension Entry {
  /// Whether a user, the application or its layer has ordered something.
  fileprivate var isOrder: Bool {
    let orders: Set<Sense> = [.adWanted, .appDecided, .layerDecided]
    return sense.map(orders.contains) == true
  }

  /// What went wrong, where a network says something else than that it has no ad.
  fileprivate var failure: AdRemark.Failure? {
    let error = (data[.error] as String?)?.lowercased() ?? ""
    func says(_ words: String...) -> Bool { words.contains(where: error.contains) }
    if says("noinventory", "no fill", "nofill") { return nil }
    if says("network", "timeout", "timed out", "connection") { return .unreached }
    return says("badrequest", "invalid", "bad request") ? .refused : .unknown
  }
}
