import Languages
package import Observing
package import Simulation

/// Texts about what became of the user's choices.
package enum PrivacyText {
  /// The columns after the first one.
  package static var columns: [String] {
    [
      localized("app set"), localized("from Google"), localized("adapter read"),
      localized("network told"),
    ]
  }

  package static func title(_ choice: PrivacyChoice) -> String {
    switch choice {
    case .gdprApplies: localized("GDPR applies")
    case .tcf: "TC string"
    case .additionalConsent: "Additional Consent"
    case .gpp: "GPP string"
    case .gppSections: "GPP sections"
    case .usPrivacy: "US privacy"
    case .childDirected: localized("for children")
    case .underAgeOfConsent: localized("under age")
    case .personalization: localized("personalised ads")
    case .tracking: localized("app tracking")
    }
  }

  /// The places of a row in the order of the columns; nil for nothing there.
  package static func cells(_ row: PrivacyRow) -> [PrivacyRow.Said?] {
    [row.stored, row.passed, row.read, row.told ?? row.answer]
  }

  /// What was said, as it is read: a yes or no, or the string.
  package static func value(_ said: PrivacyRow.Said, of choice: PrivacyChoice) -> String {
    switch said.text {
    case nil: localized("cleared")
    case "1"? where choice.isFlag: localized("yes")
    case "0"? where choice.isFlag: localized("no")
    case let text?: text
    }
  }

  package static func time(_ said: PrivacyRow.Said) -> String { "\(said.time.seconds) s" }

  /// When each party did what it did.
  private static func times(_ row: PrivacyRow) -> String {
    zip(columns, cells(row)).compactMap { column, said in said.map { "\(column) \(time($0))" } }
      .joined(separator: " · ")
  }

  package static func arrival(_ row: PrivacyRow) -> String {
    switch row.arrival {
    case .notAsked: localized("No network has been asked for this ad yet.")
    case .unknown: localized("This network does not say what it knows; it may read it by itself.")
    case .arrived: localized("The network was asked with it.")
    case .untold: localized("The network was not told, and need not be.")
    case .missing: localized("Lost by the adapter: the network was asked without it.")
    case .stale: localized("Too late: the adapter left the network with what held before.")
    case .inverted: localized("Wrong: the adapter told the network the opposite.")
    case .invented: localized("Wrong: the adapter told the network what nobody has said.")
    case .forChild: localized("Wrong: the adapter left it on for a child.")
    case .late:
      localized("Set after the network was asked; the next request has to say so.")
    case .unanswered:
      localized("Too early: the application asked before the user had answered.")
    case .changed: localized("It has changed since; the next request has to say so.")
    }
  }

  /// The arrival, what the network was told in place of the string, and what the string says.
  /// With when it was, where that stands nowhere else.
  package static func about(_ row: PrivacyRow, withTimes: Bool = false) -> String {
    let answer = row.answer.flatMap { said in
      row.choice.answer.map { "\($0.rawValue): \(value(said, of: .childDirected))" }
    }
    let text = row.stored?.text ?? row.told?.text
    let summary = text.flatMap { ConsentText.summary($0, of: row.choice) }
    return [arrival(row), answer, summary, withTimes ? times(row) : nil]
      .compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// A row where there is no screen.
  package static func spoken(_ row: PrivacyRow) -> String {
    let parts = zip(columns, cells(row)).compactMap { column, said in
      said.map { "\(column): \(value($0, of: row.choice)) (\(time($0)))" }
    }
    return "\(title(row.choice)). \(parts.joined(separator: "; ")). \(about(row))"
  }
}

extension PrivacyChoice {
  /// Whether a 1 is a yes: of a string it is the answer that follows from it.
  fileprivate var isFlag: Bool {
    switch self {
    case .gdprApplies, .childDirected, .underAgeOfConsent, .personalization, .tcf, .usPrivacy,
      .tracking:
      true
    case .additionalConsent, .gpp, .gppSections: false
    }
  }
}
