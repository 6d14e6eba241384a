/// Who speaks in the trace.
public enum Party: String, CaseIterable, Sendable {
  case user, app, google, adapter, network, server
}
