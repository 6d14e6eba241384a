import AdServing

extension AdUnit.Line {
  /// The line with what a thousand of its impressions earn, in cents.
  var offer: String {
    guard let valueMicros else { return label }
    let cents = (valueMicros + 5) / 10
    let rest = cents % 100
    return "\(label) $\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
