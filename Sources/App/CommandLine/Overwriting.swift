import Catalogue

/// Keeps what is read from being written over.
enum Overwriting {
  /// Refuses an output that is one of the files that are read, by whatever name.
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
