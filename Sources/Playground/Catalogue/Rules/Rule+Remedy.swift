import Languages
import AdServing
package import Contract
import Scenarios
import Simulation

/// The remedy for a broken rule.
package enum Remedy: Equatable, Sendable {
  /// A change of the adapter, with its line of code where one line does it.
  case fix(String, code: String?)
  /// Nothing in the adapter: the wire between it and Google was told to break it. What Google does to the
  /// publisher an application can survive, by this advice.
  case forced(fault: String, advice: String?)
}

extension Remedy {
  /// `Fix: …` or `Forced: …`, for people.
  package var sentence: String {
    switch self {
    case .fix(let fix, _): "\(Self.fix)\(fix)"
    case .forced(let fault, let advice):
      Self.advised("\(Self.forced)\(Self.title(fault)). \(Self.innocents(advice))", advice)
    }
  }

  /// The same for reports, with the word that a scenario has for the fault.
  package var report: String {
    if case .forced = self { "\(Self.forced)\(detail)" } else { detail }
  }

  /// The same below a heading.
  package var detail: String {
    switch self {
    case .fix(let fix, _): fix
    case .forced(let fault, let advice):
      Self.advised("\(Self.title(fault)) (\(fault)). \(Self.innocents(advice))", advice)
    }
  }

  /// What to do, if anything can be done; after a forced fault, what the application can do.
  package var advice: String? {
    switch self {
    case .fix(let fix, _): fix
    case .forced(_, let advice): advice
    }
  }

  /// What was forced, and who is not to blame; nil if nothing was.
  package var force: String? {
    guard case .forced(let fault, let advice) = self else { return nil }
    return "\(Self.forced)\(Self.title(fault)) (\(fault)). \(Self.innocents(advice))"
  }

  package var code: String? {
    if case .fix(_, let code) = self { code } else { nil }
  }

  /// Whether a sentence is about a remedy.
  package static func begins(_ sentence: String) -> Bool {
    sentence.hasPrefix(fix) || sentence.hasPrefix(forced)
  }

  private static var fix: String { localized("Fix: ") }
  private static var forced: String { localized("Forced: ") }
  private static func innocents(_ advice: String?) -> String {
    advice == nil
      ? localized("The adapter is not to blame.")
      : localized("Neither the adapter nor the app is to blame.")
  }

  private static func advised(_ text: String, _ advice: String?) -> String {
    advice.map { "\(text) \(fix)\($0)" } ?? text
  }

  /// A fault's title, as the menu of forcible outcomes has it.
  private static func title(_ fault: String) -> String {
    WireFault(rawValue: fault).map { Force.fault($0).title } ?? localized("a fault")
  }
}

extension Rule {
  /// What to do about a breach. If a faulty wire caused it, there is nothing to fix in the adapter; if Google owes
  /// the publisher something, the advice is for the application. A custom event of SDK 7 that was asked for ads of
  /// a format has other calls.
  package func remedy(under fault: String?, olderFormat: String? = nil) -> Remedy {
    fault.map { .forced(fault: $0, advice: party == .google ? fix(nil) : nil) }
      ?? .fix(fix(olderFormat), code: olderFormat == nil ? code : nil)
  }

  /// With the names that calls had in SDK 7, if it is about ads of a format there.
  private func fix(_ olderFormat: String?) -> String {
    guard let olderFormat else { return localized(sentence: fix) }
    return localized(sentence: olderFix ?? fix).replacing(/[a-z]+[A-Z]\w*(\([\w:]*\))?/) { match in
      LegacyName.former(of: match.0, in: olderFormat) ?? String(match.0)
    }
  }
}

extension Finding {
  /// What to do about it.
  package var remedy: Remedy { rule.remedy(under: fault, olderFormat: olderFormat) }
}
