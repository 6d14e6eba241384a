import Adplay
import NAMEAdapter

Adplay.main(adapters: ["NAMECustomEvent": NAMECustomEvent.self], opening: "Scenarios/NAME.json")
