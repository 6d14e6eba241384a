import Contract
package import Simulation

/// What became of each choice about the user's data on its way from the application to the networks: a fold
/// over the journal.
package struct Privacies: Equatable, Sendable {
  private var stored: [PrivacyChoice: PrivacyRow.Said] = [:]
  /// By the ad that was loaded meanwhile; nil for a set-up.
  private var read: [String?: [PrivacyChoice: PrivacyRow.Said]] = [:]
  /// By network, and by what it was told.
  private var told: [String: [String: PrivacyRow.Said]] = [:]
  private var asked: [String: Asked] = [:]
  private var privacy = PrivacyCase()
  /// The ads that the application asked for before the user had answered.
  private var hasty: Set<String> = []

  /// An ad, as Google asked a line for it, and as that line asked its network.
  private struct Asked: Equatable {
    let google: Instant
    let passed: Fields
    var network: (name: String, time: Instant, entry: Int, says: Bool)?
    /// The choices that the application had stored by then.
    var stored: Set<PrivacyChoice> = []
    var heard: [PrivacyChoice: PrivacyRow.Said] = [:]
    /// What the network had been told by then.
    var told: [String: PrivacyRow.Said] = [:]
    var faults: [PrivacyChoice: PrivacyRow.Arrival] = [:]

    static func == (left: Asked, right: Asked) -> Bool {
      left.google == right.google && left.network?.entry == right.network?.entry
    }
  }

  package mutating func add(_ entry: Entry) {
    switch entry.sense {
    case .privacyStored:
      privacy.add(entry)
      guard let choice = choice(entry) else { return }
      stored[choice] = said(entry)
    case .privacyRead:
      guard entry.from.role == .adapter, let choice = choice(entry) else { return }
      // The string says more than a part of it.
      guard entry.data[.key] == choice.key || read[entry.ad]?[choice] == nil else { return }
      read[entry.ad, default: [:]][choice] = said(entry)
    case .privacyPassedOn:
      privacy.add(entry)
      guard let network = entry.to?.name, let what = entry.data[.choice] else { return }
      told[network, default: [:]][what] = said(entry)
    case .lineAsked: ask(entry)
    case .networkAsked: answer(entry)
    default:
      guard let ad = entry.ad, let finding = Finding(entry) else { return }
      if finding.rule.id == Rulebook.askedBeforeConsent { hasty.insert(ad) }
    }
  }

  private func choice(_ entry: Entry) -> PrivacyChoice? {
    entry.data[.key].flatMap(PrivacyChoice.init(key:))
  }

  private func said(_ entry: Entry) -> PrivacyRow.Said {
    let flag = entry.data[.storedFlag]?.digit
    return .init(text: entry.data[.storedText] ?? flag, time: entry.time, entry: entry.number)
  }

  private mutating func ask(_ entry: Entry) {
    guard let ad = entry.ad else { return }
    asked[ad] = Asked(google: entry.time, passed: entry.data[.request] ?? .none)
  }

  private mutating func answer(_ entry: Entry) {
    guard let ad = entry.ad, var asked = asked[ad], let network = entry.to?.name else { return }
    asked.network = (network, entry.time, entry.number, entry.data[.privacy] != nil)
    asked.told = told[network] ?? [:]
    asked.stored = Set(stored.filter { $0.value.text != nil }.keys)
    for choice in PrivacyChoice.allCases {
      asked.faults[choice] = privacy.fault(of: choice, entry).map(PrivacyRow.Arrival.init)
    }
    // Requests say these by themselves, and say for each whether it is a test.
    let tags: [(choice: PrivacyChoice, passed: Bool?, heard: Bool?)] = [
      (.childDirected, asked.passed[.childDirected], entry.data[.forChildren]),
      (.underAgeOfConsent, asked.passed[.underAgeOfConsent], entry.data[.underAgeOfConsent]),
    ]
    for (choice, passed, heard) in tags where entry.data[.testMode] != nil {
      asked.heard[choice] = heard.map {
        .init(text: $0.digit, time: entry.time, entry: entry.number)
      }
      guard heard != passed else { continue }
      asked.faults[choice] = passed == nil ? .invented : heard == nil ? .missing : .inverted
    }
    let isOn = entry.data[.privacy]?[PrivacyAnswer.personalizedAds.rawValue] == .bool(true)
    if isOn, tags.contains(where: { $0.passed == true }) {
      asked.faults[.personalization] = .forChild
    }
    self.asked[ad] = asked
  }

  // MARK: What is looked at

  /// A row for each choice of which anything was said; for no ad those that hold for all.
  package func rows(of ad: String?) -> [PrivacyRow] {
    let asked = ad.flatMap { self.asked[$0] }
    return PrivacyChoice.allCases.compactMap { choice in
      var row = PrivacyRow(choice: choice)
      row.stored = stored[choice]
      if let asked, let passed = asked.passed[choice.rawValue] {
        row.passed = PrivacyRow.Said(text: passed.words, time: asked.google, entry: 0)
      }
      row.read = read[ad]?[choice] ?? read[nil]?[choice]
      let ofNetwork =
        asked?.network == nil ? told.min { $0.key < $1.key }?.value ?? [:] : asked?.told ?? [:]
      row.told = asked?.heard[choice] ?? ofNetwork[choice.rawValue]
      row.answer = choice.answer.flatMap { ofNetwork[$0.rawValue] }
      if choice == .tcf, let ad, hasty.contains(ad) {
        row.arrival = .unanswered
        return row
      }
      guard row.stored ?? row.passed ?? row.told ?? row.answer != nil else { return nil }
      row.arrival = arrival(row, asked)
      return row
    }
  }

  private func arrival(_ row: PrivacyRow, _ asked: Asked?) -> PrivacyRow.Arrival {
    guard let asked, let network = asked.network else { return .notAsked }
    if let stored = row.stored, stored.entry > network.entry {
      let isLate = stored.text != nil && !asked.stored.contains(row.choice)
      return isLate && asked.passed[row.choice.rawValue] == nil ? .late : .changed
    }
    if let fault = asked.faults[row.choice] { return fault }
    if asked.heard[row.choice] != nil { return .arrived }
    guard network.says else { return .unknown }
    return row.told ?? row.answer != nil ? .arrived : .untold
  }
}

extension Bool {
  /// As applications store it.
  fileprivate var digit: String { self ? "1" : "0" }
}

extension Fields.Value {
  /// As it is written; nil for null.
  fileprivate var words: String? {
    switch self {
    case .string(let text): text
    case .bool(let flag): flag.digit
    default: nil
    }
  }
}
