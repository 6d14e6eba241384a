import Adplay
import NAMEApp

Adplay.main(opening: "Scenarios/FIRST.json")
