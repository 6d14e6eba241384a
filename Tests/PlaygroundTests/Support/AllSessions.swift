import Testing

/// Suites that begin a world. A process has one at a time, so they run one after the other.
@Suite(.serialized) @MainActor enum AllSessions {}
