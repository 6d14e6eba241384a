import Testing

/// Suites that begin a world. There is one at a time in a process, so they run one after the other.
@Suite(.serialized) @MainActor enum AllSessions {}
