/// Who speaks in the trace.
public enum Party: String, CaseIterable, Sendable {
  case user
  /// The publisher's application.
  case app
  /// The Google Mobile Ads SDK.
  case google
  /// The code that knows both SDKs.
  case adapter
  /// The mediated network's SDK.
  case network
  /// Whatever answers over the air.
  case server
}
