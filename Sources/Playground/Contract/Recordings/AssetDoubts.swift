import Simulation

/// Whether an application got other texts than the adapter said, for which no adapter can be blamed.
///
/// What the adapter said of a native ad stands beside the call that renders it. Until that comes, nothing is
/// found about its texts.
struct AssetDoubts {
  private var received: [String: Fields] = [:]
  private var held: [String: [Finding]] = [:]
  private var rendered: Set<String> = []

  private static let rules: Set<String> = ["headline-missing", "asset-empty"]

  /// Whether this has to wait.
  mutating func holds(_ finding: Finding) -> Bool {
    guard let ad = finding.ad, Self.rules.contains(finding.rule.id), !rendered.contains(ad) else {
      return false
    }
    held[ad, default: []].append(finding)
    return true
  }

  /// What has waited for this entry.
  mutating func add(_ entry: Entry) -> [Finding] {
    guard let ad = entry.ad else { return [] }
    if entry.sense == .adReceived { received[ad] = entry.data }
    guard entry.sense == .rendered, rendered.insert(ad).inserted else { return [] }
    let findings = held.removeValue(forKey: ad) ?? []
    guard let said = entry.data[.said], let got = received[ad] else {
      return findings
    }
    return findings.filter { !Self.isExcused($0, said, got) }
  }

  /// What was never rendered.
  mutating func rest() -> [Finding] {
    defer { held = [:] }
    return held.keys.sorted().flatMap { held[$0] ?? [] }
  }

  /// Whether the adapter said something else than what the rule is about.
  private static func isExcused(_ finding: Finding, _ said: Fields, _ got: Fields) -> Bool {
    guard finding.rule.id == "asset-empty" else { return said[.headline] != nil }
    return TextAsset.allCases.map(\.rawValue).filter { got[$0] == .string("") }
      .allSatisfy { said[$0] != .string("") }
  }
}

extension Fact<Fields> {
  /// What the adapter said when Google's SDK asked for its texts.
  fileprivate static let said = Fact("assets")
}
