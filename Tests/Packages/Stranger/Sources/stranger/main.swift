import Adplay

Adplay.main()
