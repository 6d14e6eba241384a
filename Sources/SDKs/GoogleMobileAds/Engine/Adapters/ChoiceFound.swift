import Simulation
import UIKit

/// What an adapter finds of the user's choice where something that errs stands around it.
package enum ChoiceFound {
  case whatIsThere, nothing
  /// What held as the first ad was asked for.
  case whatWasThereFirst
  /// Consent to all purposes, if there is any answer.
  case aYes
}

extension PlaceOfAdapter {
  /// Has the adapter find that while it is asked for an ad.
  package func finding(_ choice: ChoiceFound, _ ask: () -> Void) {
    switch choice {
    case .whatIsThere: ask()
    case .nothing: PrivacyStore.replacing(with: .init(), ask)
    case .whatWasThereFirst:
      PrivacyStore.replacing(with: FirstChoice.shared.contents, ask)
    case .aYes:
      var contents = PrivacyStore.contents
      contents.replace("IABTCF_PurposeConsents", with: "1111111111")
      PrivacyStore.replacing(with: contents, ask)
    }
  }
}

/// What was there when somebody first looked.
private final class FirstChoice {
  static var shared: FirstChoice { World.current.instance { FirstChoice() } }

  let contents = PrivacyStore.contents
}
