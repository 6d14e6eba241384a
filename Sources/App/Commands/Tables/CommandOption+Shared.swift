import AdServing

// Options that several commands have, each with the place that it goes to.

extension CommandOption {
  typealias Path<Value> = any WritableKeyPath<Options, Value> & Sendable

  static func seed(
    _ path: Path<UInt64?>, _ meaning: String = "the seed of all random choices"
  ) -> Self {
    .init("--seed", "N", path, .seed, meaning)
  }

  static func json(
    _ path: Path<Bool>, _ meaning: String = "one JSON line per scenario", notWith: [String] = []
  ) -> Self {
    .init("--json", path, meaning, notWith: notWith)
  }

  static func junit(
    _ path: Path<String?>, _ meaning: String = "the results as JUnit XML, for CI"
  ) -> Self {
    .init("--junit", "FILE", path, .file, meaning)
  }

  static func journal(
    _ path: Path<String?>, _ meaning: String = "save every event as a line of JSON"
  ) -> Self {
    .init("--journal", "FILE", path, .file, meaning)
  }

  static func patience(
    _ path: Path<Duration>,
    _ meaning: String =
      "how much real time to wait for adapters whose timers use the real clock (5s)"
  ) -> Self {
    .init("--patience", "TIME", path, .patience, meaning)
  }

  static func threads(_ path: Path<Threads>) -> Self {
    .init(
      "--threads", "real", path, .word,
      "ask adapters for signals on a queue of Google's, as on a phone (main)")
  }

  static func progress(
    _ path: Path<Bool>, _ meaning: String = "print progress lines to stderr"
  ) -> Self {
    .init("--progress", path, meaning)
  }

  static func adapter(_ path: Path<String?>, _ meaning: String) -> Self {
    .init("--adapter", "CLASS", path, .adapterClass, meaning)
  }

  static func place(_ path: Path<StageOptions.Place?>, _ meaning: String) -> Self {
    .init("--at", "PLACE", path, .place, meaning)
  }

  static func theme(_ path: Path<String?>, _ meaning: String) -> Self {
    .init("--theme", "NAME", path, .theme(), meaning)
  }

  static func language(_ path: Path<String?>, unless usual: String) -> Self {
    .init(
      "--lang", "LANGUAGE", path, .language,
      "en, zh-Hans, zh-Hant, vi, or a file of sentences (\(usual))")
  }

  static func record(_ path: Path<String?>, _ meaning: String) -> Self {
    .init("--record", "FILE", path, .file, meaning)
  }
}
