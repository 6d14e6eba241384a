import Catalogue

/// Keeps input files from being overwritten.
enum Overwriting {
  /// Refuses an output that is one of the input files, under any name.
  static func refuse(
    _ outputs: [(option: String, path: String?)], of inputs: [String]
  ) throws(Failure) {
    for (option, path) in outputs {
      guard let path, let place = Files.place(of: path) else { continue }
      for input in inputs where Files.place(of: input == "-" ? "/dev/stdin" : input) == place {
        throw .wouldOverwrite(option: option, path: path, input: input)
      }
    }
  }
}
