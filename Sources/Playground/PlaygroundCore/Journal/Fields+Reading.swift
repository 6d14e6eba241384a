package import Simulation

extension Fields {
  /// The text of this name.
  package func string(_ name: String) -> String? {
    if case .string(let text) = self[name] { text } else { nil }
  }

  /// The number of this name.
  package func int(_ name: String) -> Int? {
    if case .int(let number) = self[name] { number } else { nil }
  }
}
