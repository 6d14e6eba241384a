package import Contract

/// How many broken rules there are of each severity.
package enum SeverityCounts {
  /// `2 errors, 1 note`; empty if there are none.
  package static func words(_ severities: [Rule.Severity]) -> String {
    Rule.Severity.allCases.compactMap { severity in
      let count = severities.count { $0 == severity }
      return count == 0 ? nil : "\(count.grouped) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }.joined(separator: ", ")
  }
}
