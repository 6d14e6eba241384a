// The program with adapters as their authors write them, for tests that look at it from outside.
import Adplay
import MannerAdapters

Adplay.main(adapters: ["GADMediationAdapterManner": MainQueueCustomEvent.self])
