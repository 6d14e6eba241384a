import Observing
import Scenarios
import Simulation

extension Expectation {
  /// What is not as expected, a line each; nothing when all of it holds.
  @MainActor
  func differences(in session: Session) -> [String] {
    books(in: session) + findings(in: session) + order(in: session.journal.entries)
      + texts(in: session)
  }

  // MARK: The books

  @MainActor
  private func books(in session: Session) -> [String] {
    guard google != nil || network != nil || books != nil else { return [] }
    guard let record = record(in: session) else {
      return ["expected an ad \(ad ?? "on the screen"), found none"]
    }
    let main =
      (google.map { $0.differences("google", record.google) } ?? [])
      + (network.map { $0.differences("network", record.networks) } ?? [])
    let others = (books ?? [:]).sorted { $0.key < $1.key }
    return main + others.flatMap { $0.value.differences($0.key, record.books[$0.key]) }
  }

  @MainActor
  private func record(in session: Session) -> AdRecord? {
    (ad ?? session.adOnScreen).flatMap { session.ledgers[$0] }
  }

  // MARK: The contract

  /// Of the ad, or of the whole journal when none is named and none is on the screen.
  @MainActor
  private func findings(in session: Session) -> [String] {
    guard let findings else { return [] }
    let found = (record(in: session)?.findings ?? session.findings).sorted()
    let expected = Set(findings).sorted()
    guard found != expected else { return [] }
    return ["expected findings \(Self.list(expected)), found \(Self.list(found))"]
  }

  private static func list(_ words: [String]) -> String {
    words.isEmpty ? "none" : words.joined(separator: ", ")
  }

  // MARK: The journal

  private func order(in entries: [Entry]) -> [String] {
    var rest = entries[...]
    for message in journal ?? [] {
      guard let place = rest.firstIndex(where: { $0.message == message }) else {
        let isEarlier = entries[..<rest.startIndex].contains { $0.message == message }
        return [
          "expected \"\(message)\" in the journal, found it \(isEarlier ? "too early" : "nowhere")"
        ]
      }
      rest = rest[(place + 1)...]
    }
    return []
  }

  // MARK: The screen

  @MainActor
  private func texts(in session: Session) -> [String] {
    guard let screen, !screen.isEmpty else { return [] }
    guard let draw = session.drawing else { return ["expected a screen, found nobody to draw it"] }
    let lines = draw(session)
    return screen.filter { text in !lines.contains { $0.contains(text) } }
      .map { "expected \"\($0)\" on the screen, found it nowhere" }
  }
}

extension Expectation.Numbers {
  fileprivate func differences(_ ledger: String, _ tally: AdRecord.Tally) -> [String] {
    let pairs = [
      ("impressions", impressions, tally.impressions), ("clicks", clicks, tally.clicks),
      ("rewards", rewards, tally.rewards),
    ]
    return pairs.compactMap { name, expected, found in
      guard let expected, expected != found else { return nil }
      return "expected \(ledger) \(name) \(expected), found \(found)"
    }
  }
}
