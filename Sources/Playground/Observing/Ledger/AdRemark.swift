package import AdServing

/// What no count says of an ad, for those who read of it afterwards.
package enum AdRemark: Equatable, Sendable {
  package enum Failure: Sendable {
    case unreached, refused, unknown
  }

  /// What the adapter that was asked last has said, where there was no ad.
  case answer(String)
  /// The network, or Google, whose own answer that is: nobody has broken a rule on its way.
  case refused(by: String)
  /// The network that could not be reached, did not know the placement, or something else: its own answer, too.
  case failed(by: String, Failure)
  case refusedByGoogle
  /// Its unit has no line: nobody was asked.
  case noLine
  /// A line, or a network, that was asked before the one that had an ad, and what it said.
  case passedOver(String, error: String)
  /// The platform has asked so often again by itself before it told that there is no ad, so long after the load.
  case askedAgain(times: Int, seconds: Int)
  /// The line that it is from, where its unit has several.
  case filled(line: String)
  /// A layer has ordered so by itself, as the application has agreed.
  case agreed(with: String, deed: String)
  /// What Google should have told the application, and has not.
  case untold([Crossing])
  /// It is a test ad.
  case test
  /// It came after the order to show it, and nobody has shown it since.
  case cameTooLate
  /// Nobody has ordered to show the ad since it came.
  case unordered
}
