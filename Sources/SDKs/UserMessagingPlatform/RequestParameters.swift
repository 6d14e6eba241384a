public import Foundation
import Simulation

/// What an application says when it asks whether the user has to be asked.
open class RequestParameters: NSObject {
  /// Whether the user is too young to agree.
  open var isTaggedForUnderAgeOfConsent = false
  /// For tests.
  open var debugSettings: DebugSettings?

  /// Whose consent this is, in all applications that pass the same text. Here nobody is asked, so there is
  /// nothing to share.
  ///
  /// A text of 22 to 150 letters, digits and `+.=/_-$,{}`, as a UUID is; any other is not set, which is
  /// noted.
  open var consentSyncID: String? {
    didSet {
      guard let text = consentSyncID, !Self.isSyncID(text) else { return }
      consentSyncID = oldValue
      World.current.journal.note(
        by: .google,
        "the consent sync ID is not set: it must be 22 to 150 letters, digits or +.=/_-$,{}")
    }
  }

  private static let signs: Set<Character> = Set("+.=/_-$,{}")

  private static func isSyncID(_ text: String) -> Bool {
    (22...150).contains(text.count)
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || signs.contains($0) }
  }
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
