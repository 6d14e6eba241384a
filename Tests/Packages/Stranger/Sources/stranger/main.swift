import Adplay
import StrangerAdapter

Adplay.main(adapters: ["GADMediationAdapterStranger": StrangerCustomEvent.self])
