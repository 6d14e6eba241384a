import Languages
import AdServing
package import Contract
import Scenarios

extension Rule {
  /// What to do about a breach. Where a faulty wire did it, there is nothing to fix in the adapter. A
  /// custom event of SDK 7 that was asked for ads of a format has other calls.
  package func remedy(under fault: String?, olderFormat: String? = nil) -> String {
    fault.map { localized("Take off \(Self.words($0)) (\($0)); the adapter is not to blame.") }
      ?? fix(olderFormat)
  }

  /// The same where there is little room.
  package func shortRemedy(under fault: String?, olderFormat: String? = nil) -> String {
    fault.map { localized("Take off \(Self.words($0)); the adapter is not to blame.") }
      ?? fix(olderFormat)
  }

  /// With the names that calls had in SDK 7, if it is about ads of a format there.
  private func fix(_ olderFormat: String?) -> String {
    guard let olderFormat else { return localized(sentence: fix) }
    return localized(sentence: olderFix ?? fix).replacing(/[a-z]+[A-Z]\w*(\([\w:]*\))?/) { match in
      LegacyName.former(of: match.0, in: olderFormat) ?? String(match.0)
    }
  }

  /// What a fault does, as the menu of what can be forced has it.
  private static func words(_ fault: String) -> String {
    WireFault(rawValue: fault).map { "\"\(Force.fault($0).title)\"" } ?? localized("the fault")
  }
}

extension Finding {
  /// What to do about it.
  package var remedy: String { rule.remedy(under: fault, olderFormat: olderFormat) }
}
