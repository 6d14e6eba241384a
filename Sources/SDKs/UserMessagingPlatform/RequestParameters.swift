public import Foundation

/// What an application says when it asks whether the user has to be asked.
open class RequestParameters: NSObject {
  /// Whether the user is too young to agree.
  open var isTaggedForUnderAgeOfConsent = false
  /// For tests.
  open var debugSettings: DebugSettings?
}

/// What a test pretends. It has no effect here.
open class DebugSettings: NSObject {
  /// The phones that are for tests.
  open var testDeviceIdentifiers: [String]?
  /// Where the phone pretends to be.
  open var geography = DebugGeography.disabled
}

/// Where a phone pretends to be.
public enum DebugGeography: Int, Sendable {
  case disabled = 0
  case EEA = 1
  case notEEA = 2
  case regulatedUSState = 3
  case other = 4
}
