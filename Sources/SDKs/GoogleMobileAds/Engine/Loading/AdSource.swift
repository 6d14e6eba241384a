/// Where a load begins.
enum AdSource: Equatable {
  /// With a request: the lines that bid are asked for signals first.
  case request
  /// With the answer of Google's server to a signal: the lines with these places had signals in it.
  case response(bidding: Set<Int>)
  /// With something else in place of such an answer.
  case unreadable
}

extension AdSource {
  /// The beginning of a load that was given an answer; nil stands for an unreadable one.
  init(_ entry: SignalBook.Entry?) {
    self = entry.map { .response(bidding: $0.bidding) } ?? .unreadable
  }
}

extension RequestError {
  static let unreadableResponse = RequestError(
    .receivedInvalidResponse, "The ad response string is not one of Google's.")
}
