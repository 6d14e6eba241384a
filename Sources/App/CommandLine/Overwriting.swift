import Catalogue

/// Keeps input files from being overwritten.
enum Overwriting {
  /// Refuses an output that is one of the input files, under any name, or another output.
  static func refuse(
    _ outputs: [(option: String, path: String?)], of inputs: [String]
  ) throws(Failure) {
    let wanted = outputs.compactMap { output in output.path.map { (output.option, $0) } }
    for (number, (option, path)) in wanted.enumerated() {
      for (other, before) in wanted[..<number] where isOneFile(path, before) {
        throw .usage(.oneFile(other, option, path: path))
      }
    }
    for (option, path) in outputs {
      guard let path, let place = Files.place(of: path) else { continue }
      for input in inputs where Files.place(of: input == "-" ? "/dev/stdin" : input) == place {
        throw .wouldOverwrite(option: option, path: path, input: input)
      }
    }
  }

  /// Whether the second would write over the first; a pipe takes both.
  private static func isOneFile(_ path: String, _ other: String) -> Bool {
    guard Files.canBeWrittenAgain(path) else { return false }
    if let place = Files.place(of: path) { return place == Files.place(of: other) }
    return path == other
  }
}
