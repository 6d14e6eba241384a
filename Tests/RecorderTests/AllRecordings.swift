import Testing

/// Suites that record: there is one recorder, and one world.
@Suite(.serialized) @MainActor enum AllRecordings {}
