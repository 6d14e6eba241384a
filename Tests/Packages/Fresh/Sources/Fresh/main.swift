import Adplay
import FreshAdapter

Adplay.main(adapters: ["FreshCustomEvent": FreshCustomEvent.self], opening: "Scenarios/Fresh.json")
