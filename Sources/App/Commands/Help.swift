import Screen
import StageUI

/// `adplay --help`.
enum Help {
  static func show(_ topic: String?) throws(Failure) {
    guard let topic, topic != "help", !topic.hasPrefix("-") else { return Console.print(all) }
    guard let text = topics[topic] else {
      throw .usage(.unknownCommand(topic, known: Command.names))
    }
    Console.print(text)
  }

  private static let all = """
    adplay - a terminal playground for mobile-ad mediation: who counted?

    usage: adplay [SCENARIO] [options]      open the stage (storefront when nothing is named)
           adplay JOURNAL.jsonl             look at a journal
           adplay run SCENARIO... [options] play scripts without a screen
           adplay check SCENARIO... [opts]  which rules of the contract are broken
           adplay replay JOURNAL [options]  do a journal again and compare
           adplay diff JOURNAL JOURNAL      two journals side by side
           adplay snapshot [SCENARIO]       one screen as text, ANSI, SVG or HTML
           adplay scenarios                 what comes with the program
           adplay themes                    its colours

    SCENARIO is a file or the name of one that comes with the program.

    options of the stage
      --seed N         the number all chance comes from
      --at PLACE       play the script up to a line of the file or a time (1.5s), and stand still there
      --speed X        how fast simulated time runs (1)
      --journal FILE   keep everything that happens, a line of JSON each
      --record FILE    keep the screen as an asciinema recording
      --theme NAME     a theme's name, or a Windows Terminal colour scheme file
      --no-mouse       leave the mouse to the terminal
      --help, --version

    A scenario's file is read again when it is saved. On the stage, ? shows all keys.
    Exit status: 0, 1 when an expectation did not hold or journals differ, 2 when something cannot be
    read or meant.

    """

  /// As many lines as it takes, each below the first.
  private static let screens = Text.wrapped(
    Rooms.namesForSnapshots.joined(separator: ", "), width: 76
  ).joined(separator: "\n" + String(repeating: " ", count: 19))

  private static let topics = [
    "run": """
    usage: adplay run SCENARIO... [options]

    Plays the scripts and judges their expectations. A folder stands for every .json in it. All is read
    before anything is played.

      --json           one line of JSON a scenario; all else goes to standard error
      --junit FILE     what came of it as continuous integration reads it
      --journal FILE   keep everything that happens, a line of JSON each; for several scenarios a folder
      --seed N         the number all chance comes from
      --repeat N       play each N times, another seed each, and sum both ledgers line by line: the gap
                       in percent and its causes, as a table or, with --json, as a line of JSON
      --progress       with --repeat: say on standard error how far it is, a line each

    """,
    "check": """
    usage: adplay check SCENARIO... [options]

    Plays the scripts (one without a script is loaded, shown, tapped and dismissed) and says which rules
    of the contract between Google, adapter and network are broken, why that matters, and the mend.

      --adapter CLASS  put this adapter, a Module.Class that is linked in, into every line; without a
                       scenario it is checked with some that come with the program
      --json           one line of JSON a scenario
      --rules          list the rules
      --seed N         the number all chance comes from

    Exit status: 1 when a rule of severity error is broken.

    """,
    "replay": """
    usage: adplay replay JOURNAL [options]

    Does again what the user did in a journal, and says which entry is the first that differs.

      --at PLACE       only up to an entry's number, or a time (1.5s)
      --stage          open the stage there, or at the end; and all options of the stage

    """,
    "diff": """
    usage: adplay diff JOURNAL JOURNAL [options]

    Shows two journals side by side: what is only in one of them, what differs, what has moved.

      --width N        columns (those of the terminal, else 120)
      --theme NAME     a theme's name or file

    """,
    "snapshot": """
    usage: adplay snapshot [SCENARIO] [options]

    Plays the scenario's script, or a journal, and prints the screen as it is then.

      --at PLACE       only up to a line of the scenario, an entry of the journal, or a time (1.5s)
      --screen NAME    \(screens)
      --size WxH       columns and rows (100x30)
      --format FORMAT  text, ansi, svg or html
      --theme NAME     a theme's name or file (mono for text)
      --seed N         the number all chance comes from

    """,
    "scenarios": """
    usage: adplay scenarios [options]

    Lists the scenarios that come with the program.

      --schema         a JSON Schema of scenarios, for editors
      --journal-schema one of a journal's lines

    """,
    "themes": "usage: adplay themes\n\nLists the themes that come with the program.\n",
  ]
}
