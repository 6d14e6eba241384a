import AdServing

/// How precise an ad's value is.
public enum AdValuePrecision: Int, Sendable {
  case unknown = 0
  case estimated = 1
  case publisherProvided = 2
  case precise = 3
}

extension AdValuePrecision {
  init(_ precision: AdUnit.Precision) {
    self =
      switch precision {
      case .unknown: .unknown
      case .estimated: .estimated
      case .publisherProvided: .publisherProvided
      case .precise: .precise
      }
  }
}

/// What an impression earned.
open class AdValue: NSObject {
  /// The amount in units of the currency.
  public let value: NSDecimalNumber
  /// The currency, as in ISO 4217.
  public let currencyCode: String
  /// How precise the amount is.
  public let precision: AdValuePrecision

  package init(value: NSDecimalNumber, currencyCode: String, precision: AdValuePrecision) {
    self.value = value
    self.currencyCode = currencyCode
    self.precision = precision
  }
}
