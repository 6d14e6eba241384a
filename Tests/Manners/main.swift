// The program with adapters as their authors write them, for tests that look at it from outside.
import Adplay
import Foundation
import MannerAdapters

// As in a package with a scenario of its own.
let opening = ProcessInfo.processInfo.environment["MANNERS_OPENING"]
if let opening {
  Adplay.main(adapters: ["House": MainQueueCustomEvent.self], opening: opening)
} else {
  Adplay.main(adapters: ["GADMediationAdapterManner": MainQueueCustomEvent.self])
}
