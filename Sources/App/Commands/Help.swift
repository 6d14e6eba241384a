/// `adplay --help`.
enum Help {
  static func show(_ topic: String?) throws(Failure) {
    guard let topic, !topic.hasPrefix("-") else { return Console.print(all) }
    guard let text = topics[topic] else {
      throw .usage(.unknownCommand(topic, known: Command.names))
    }
    Console.print(text)
  }

  private static let all = """
    adplay - a terminal playground for mobile-ad mediation: who counted?

    usage: adplay [SCENARIO] [options]      open the stage (storefront when nothing is named)
           adplay run SCENARIO... [options] play scripts without a screen
           adplay snapshot [SCENARIO]       one screen as text, ANSI, SVG or HTML
           adplay scenarios                 what comes with the program
           adplay themes                    its colours

    SCENARIO is a file or the name of one that comes with the program.

    options of the stage
      --seed N         the number all chance comes from
      --speed X        how fast simulated time runs (1)
      --journal FILE   keep everything that happens, a line of JSON each
      --theme NAME     a theme's name, or a Windows Terminal colour scheme file
      --no-mouse       leave the mouse to the terminal
      --help, --version

    On the stage, ? shows all keys.
    Exit status: 0, 1 when an expectation did not hold, 2 when something cannot be read or meant.

    """

  private static let topics = [
    "run": """
    usage: adplay run SCENARIO... [options]

    Plays the scripts and judges their expectations. All is read before anything is played.

      --json           one line of JSON a scenario; all else goes to standard error
      --journal FILE   keep everything that happens, a line of JSON each
      --seed N         the number all chance comes from

    """,
    "snapshot": """
    usage: adplay snapshot [SCENARIO] [options]

    Plays the scenario's script and prints the screen as it is then.

      --screen NAME    stage, assets, help, options, themes, commands or why
      --size WxH       columns and rows (100x30)
      --format FORMAT  text, ansi, svg or html
      --theme NAME     a theme's name or file (mono for text)
      --seed N         the number all chance comes from

    """,
    "scenarios": "usage: adplay scenarios\n\nLists the scenarios that come with the program.\n",
    "themes": "usage: adplay themes\n\nLists the themes that come with the program.\n",
  ]
}
