package import Simulation

/// What the application stored of its user's choices, and when each network was told: a fold over the entries
/// of all ads, since both hold for all of them.
package struct PrivacyCase: Equatable, Sendable {
  private var stored: [PrivacyChoice: Stored] = [:]
  /// The entry by which a network was last told, by the network's name and by what it was told.
  private var told: [String: [String: Int]] = [:]

  fileprivate struct Stored: Equatable {
    /// Nil once it was taken away.
    let text: String?
    let agrees: Bool?
    let entry: Int
    /// Of which choice.
    let choice: PrivacyChoice
  }

  /// What is wrong with what a network knows.
  package enum Fault: Sendable {
    /// It does not know the choice.
    case missing
    /// It knows what held before.
    case stale
    /// It was told the opposite.
    case inverted
  }

  package init() {}

  /// Whether an entry is about this.
  static func concerns(_ sense: Sense) -> Bool {
    sense == .privacyStored || sense == .privacyPassedOn
  }

  package mutating func add(_ entry: Entry) {
    if entry.sense == .privacyStored,
      let choice = entry.data[.key].flatMap(PrivacyChoice.init(key:))
    {
      stored[choice] = Stored(
        text: entry.data[.storedText], agrees: entry.data[.agrees], entry: entry.number,
        choice: choice)
    } else if let network = entry.to?.name, let what = entry.data[.choice] {
      told[network, default: [:]][what] = entry.number
    }
  }

  /// The entry that says that the GDPR applies, as long as the user has not answered.
  var openQuestion: Int? {
    guard let law = stored[.gdprApplies], law.text == "1", stored[.tcf]?.text == nil else {
      return nil
    }
    return law.entry
  }

  /// The entries that prove that a network which is asked for an ad knows a choice wrongly in this way; nil if
  /// it does not, or does not say what it knows.
  func proof(of fault: Fault, _ entry: Entry) -> [Int]? {
    let choice = PrivacyChoice.allCases.first { self.fault(of: $0, entry) == fault }
    return choice.flatMap { stored[$0] }.map { [$0.entry, entry.number] }
  }

  /// What is wrong with what a network that is asked for an ad knows of a choice; nil if nothing is, or if it
  /// does not say what it knows.
  package func fault(of choice: PrivacyChoice, _ entry: Entry) -> Fault? {
    guard let known = entry.data[.privacy], let stored = stored[choice], matters(choice) else {
      return nil
    }
    let times = entry.to?.name.flatMap { told[$0] } ?? [:]
    return Knowledge(choice, known, times).fault(stored)
  }

  /// Where the GDPR does not apply, its strings decide nothing. What Google passes on is judged by itself.
  private func matters(_ choice: PrivacyChoice) -> Bool {
    switch choice {
    case .tcf, .additionalConsent: stored[.gdprApplies]?.text != "0"
    case .gpp, .usPrivacy, .personalization, .tracking: true
    case .gdprApplies, .gppSections, .childDirected, .underAgeOfConsent: false
    }
  }

  /// What a network knows of a choice, as a string, or as a yes or no that follows from it.
  private struct Knowledge {
    var text: (value: String, told: Int?)?
    var answer: (value: Bool, told: Int?)?
    /// The answer that only a user who agrees gives.
    let ifAgreed: Bool

    init(_ choice: PrivacyChoice, _ known: Fields, _ times: [String: Int]) {
      if let text = known[choice.rawValue].flatMap({ String(fact: $0) }) {
        self.text = (text, times[choice.rawValue])
      }
      if let word = choice.answer?.rawValue, let flag = known[word].flatMap({ Bool(fact: $0) }) {
        answer = (flag, times[word])
      }
      ifAgreed = choice != .usPrivacy
    }

    func fault(_ stored: Stored) -> Fault? {
      if let text, text.value != stored.text {
        return isBefore(text.told, stored) ? .stale : .missing
      }
      // A no where the user agrees takes nothing from them: an adapter may know more, such as their age.
      if let answer, stored.says == false, answer.value == ifAgreed {
        return isBefore(answer.told, stored) ? .stale : .inverted
      }
      // A yes must not outlive the answer that it followed from.
      if let answer, answer.value, stored.isTakenBack, isBefore(answer.told, stored) {
        return .stale
      }
      return text == nil && answer == nil && stored.mustBeKnown ? .missing : nil
    }

    private func isBefore(_ told: Int?, _ stored: Stored) -> Bool {
      told.map { $0 < stored.entry } ?? false
    }
  }
}

extension PrivacyCase.Stored {
  /// Whether the user, or the publisher, agrees; nil where that is not said.
  fileprivate var says: Bool? {
    switch text {
    case "enabled"?: true
    case "disabled"?: false
    default: agrees
    }
  }

  /// A network that knows nothing personalises as it is used to, so that only a no must be passed on; and what
  /// the phone says every network can look up.
  fileprivate var mustBeKnown: Bool { text != nil && text != "enabled" && choice.home != .phone }

  /// Whether there is no answer any more where silence is no yes.
  fileprivate var isTakenBack: Bool {
    switch choice {
    case .tcf: text == nil
    case .tracking: text == nil || text == "notDetermined"
    case .gdprApplies, .additionalConsent, .gpp, .gppSections, .usPrivacy, .childDirected,
      .underAgeOfConsent, .personalization:
      false
    }
  }
}
