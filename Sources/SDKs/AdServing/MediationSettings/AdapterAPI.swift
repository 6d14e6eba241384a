/// For which of Google's mediation interfaces the adapters of a unit are written.
package enum AdapterAPI: String, CaseIterable, Sendable {
  /// Adapters of today's SDK.
  case modern
  /// Custom events of SDK 7.
  case legacy
}
