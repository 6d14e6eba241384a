/// The options that a command has from the stage.
struct StageShare<Options>: Sendable {
  let options: [CommandOption<Options>]
  /// Those that it does not have; nil if it has none at all.
  let lacking: [String]?

  static var none: Self { .init(options: [], lacking: nil) }

  /// All, or all but some; they go to the options of the stage at `path`.
  static func all(
    _ path: any WritableKeyPath<Options, StageOptions> & Sendable, except lacking: [String] = []
  ) -> Self {
    let shared = StageOptions.options.filter { !lacking.contains($0.facts.name) }
    return .init(options: shared.map { $0.within(path) }, lacking: lacking)
  }
}
