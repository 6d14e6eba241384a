import Observing
import Publishing
package import Scenarios
import Simulation

extension Expectation {
  /// Everything that is not as expected; empty if the expectation holds.
  @MainActor
  package func differences(in session: Session) -> [Difference] {
    books(in: session) + lines(in: session)
      + findings(in: session, of: adConcerned(in: session))
      + order(in: session.journal.entries) + unwanted(in: session.journal.entries)
      + texts(in: session)
  }

  /// The ad that it is about: the one on the screen if it names none.
  @MainActor
  func adConcerned(in session: Session) -> String? { ad ?? session.adOnScreen }

  // MARK: Counts

  @MainActor
  private func books(in session: Session) -> [Difference] {
    guard google != nil || network != nil || vast != nil || books != nil else { return [] }
    guard let record = record(in: session) else {
      return [.missingAd(ad)]
    }
    var main = google?.differences("google", record.google) ?? []
    if let network {
      main +=
        record.isNetworkKnown ? network.differences("network", record.networks) : [.unknownCounts]
    }
    if let vast { main += record.pixels.map { vast.differences("vast", $0.tally) } ?? [.noVAST] }
    guard let books else { return main }
    let known = networks(in: session)
    return main
      + books.sorted { $0.key < $1.key }.flatMap { name, numbers in
        known.contains(name)
          ? numbers.differences(name, record.books[name]) : [.unknownBook(name, known: known)]
      }
  }

  /// The built-in ones, and those that have sent or received something.
  @MainActor
  private func networks(in session: Session) -> [String] {
    let speakers = session.ledgers.speakers.all.filter {
      $0.role == .network || [.max, .thirdParty].contains($0)
    }
    return Set(Networks.names + speakers.map(\.keeper)).sorted()
  }

  @MainActor
  private func record(in session: Session) -> AdRecord? {
    adConcerned(in: session).flatMap { session.ledgers[$0] }
  }

  // MARK: The line

  @MainActor
  private func lines(in session: Session) -> [Difference] {
    guard let line else { return [] }
    guard let record = record(in: session) else { return [.missingAd(ad)] }
    let expected: String? =
      switch line {
      case .line(let label): label
      case .nobody: nil
      }
    return record.line == expected ? [] : [.line(expected: expected, found: record.line)]
  }

  // MARK: The contract

  /// For the ad, or for the whole journal if none is named and none is on the screen.
  @MainActor
  func findings(in session: Session, of ad: String?) -> [Difference] {
    guard let findings else { return [] }
    let found = (ad.flatMap { session.ledgers[$0] }?.findings ?? session.findings).sorted()
    let expected = Set(findings).sorted()
    guard found != expected else { return [] }
    return [.findings(expected: expected, found: found)]
  }

  // MARK: The journal

  private func order(in all: [Entry]) -> [Difference] {
    let entries = isJournalOfAd ? about(ad, all) : all
    var rest = entries[...]
    for mention in journal ?? [] {
      guard let place = rest.firstIndex(where: mention.means) else {
        let isEarlier = entries[..<rest.startIndex].contains(where: mention.means)
        return [isEarlier ? .early(mention) : .missing(mention)]
      }
      rest = rest[(place + 1)...]
    }
    return []
  }

  private func about(_ ad: String?, _ entries: [Entry]) -> [Entry] {
    ad.map { ad in entries.filter { $0.ad == ad } } ?? entries
  }

  /// Where nothing at all was said, nothing was tested.
  private func unwanted(in entries: [Entry]) -> [Difference] {
    guard let absent else { return [] }
    let said = about(ad, entries)
    guard !said.isEmpty else { return [.nothingSaid(ad: ad)] }
    return absent.compactMap { mention in
      said.first(where: mention.means).map {
        .unwanted(mention, entry: $0.number, of: said.count)
      }
    }
  }

  // MARK: The screen

  @MainActor
  private func texts(in session: Session) -> [Difference] {
    guard let screen, !screen.isEmpty else { return [] }
    guard let draw = session.drawing else { return [.noScreen] }
    let lines = draw(session)
    return screen.filter { text in !lines.contains { $0.contains(text) } }
      .map { .missingText($0) }
  }
}

extension Expectation.Numbers {
  fileprivate func differences(
    _ ledger: String, _ tally: AdRecord.Tally
  ) -> [Expectation.Difference] {
    let pairs: [(Expectation.Count, Int?, Int)] = [
      (.impressions, impressions, tally.impressions), (.clicks, clicks, tally.clicks),
      (.rewards, rewards, tally.rewards),
      (.firstQuartile, firstQuartile, tally.quartiles.first),
      (.midpoint, midpoint, tally.quartiles.midpoint),
      (.thirdQuartile, thirdQuartile, tally.quartiles.third),
      (.complete, complete, tally.quartiles.complete),
    ]
    return pairs.compactMap { what, expected, found in
      guard let expected, expected != found else { return nil }
      return .number(ledger: ledger, what: what, expected: expected, found: found)
    }
  }
}
