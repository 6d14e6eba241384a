import AdServing
import Observing
import Scenarios
import Simulation

/// What no count says of a session.
extension Session {
  /// What the adapter that was asked last for an ad has said, if it had none.
  package func lastError(of ad: String) -> String? {
    guard case .failed = ledgers[ad]?.state else { return nil }
    return journal.entries.last { $0.ad == ad && $0.sense == .lineAnswered }?.data[.error]
  }

  /// The lines that were asked for an ad before the one that had it, with what their adapters said.
  package func passedOver(for ad: String) -> [(line: String, error: String)] {
    guard ledgers[ad]?.line != nil else { return [] }
    var line: String?
    return journal.entries.compactMap { entry in
      guard entry.ad == ad else { return nil }
      if entry.sense == .lineAsked { line = entry.data[.line] }
      guard entry.sense == .lineAnswered, let error: String = entry.data[.error], let line else {
        return nil
      }
      return (line, error)
    }
  }

  /// The banner units whose ads were all the same, with how many there were and what they said.
  package var repeatedBanners: [(unit: String, count: Int, headline: String)] {
    scenario.adUnits.filter { unit in
      // Where nobody but the application asks, it knows that it has asked twice.
      unit.format == .banner
        && (unit.asking.waterfall.map { $0.options.refresh != nil } ?? (unit.asking.max != nil))
    }.compactMap { unit in
      var said: [String: String] = [:]
      for entry in journal.entries where entry.sense == .networkAnswered {
        guard let ad = entry.ad, AdName.unit(of: ad) == unit.id else { continue }
        said[ad] = entry.data[.headline] ?? ""
      }
      guard said.count > 1, let headline = said.values.first, !headline.isEmpty,
        said.values.allSatisfy({ $0 == headline })
      else { return nil }
      return (unit.id, said.count, headline)
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
