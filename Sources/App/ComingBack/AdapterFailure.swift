import Catalogue

/// How an adapter took the program with it.
struct AdapterFailure: Codable, Equatable {
  /// Nil if it never gave main back.
  let signal: Int?
  /// What it was asked last: the message, its class and the ad.
  let call: String

  var sentence: String { CrashText.sentence(signal: signal, call: call) }

  /// Whether the call was one of this class, and not of one whose name only begins like it.
  func names(_ className: String) -> Bool { CrashText.isCall(call, of: className) }
}

extension AdapterFailure {
  /// A number, which is 0 for no signal, and the call; nil for anything else.
  init?(reading text: String) {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let number = Int(parts[0]), number >= 0 else { return nil }
    self.init(signal: number == 0 ? nil : number, call: String(parts[1]))
  }
}
