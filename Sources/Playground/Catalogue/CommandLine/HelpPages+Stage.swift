extension HelpPages {
  /// `adplay --help`: the commands, on a screen of 24 rows and 80 columns.
  package static let overview = """
    adplay - a terminal playground for mobile-ad mediation: who counted?
    usage: adplay [SCENARIO|JOURNAL] [options]   open the stage
           adplay COMMAND [options]

      demo [TOUR]              tell a story on the stage, for people who watch
      learn [LESSON]           take one of six short lessons
      run SCENARIO...          play scripts without a screen, check what they expect
      check SCENARIO...        list the broken rules and how to fix each
      hunt [SCENARIO...]       search for the shortest way to break an adapter
      discrepancy SCENARIO...  play many times and compare both counts
      replay JOURNAL           play a journal again and compare
      diff JOURNAL JOURNAL     show two journals side by side
      evidence JOURNAL         write a page that shows others what happened
      snapshot [SCENARIO]      print one screen as text, ANSI, SVG or HTML
      vast FILE...             read VAST documents and follow their wrappers
      new adapter NAME         write a package with an adapter that builds
      migrate SOURCE...        list what replaces each call of an old custom event
      watch [SCENARIO]         open the stage of a package, built whenever you save
      scenarios                list the built-in scenarios
      themes [FILE...]         list the themes, or the colours that one gets
      completions SHELL        print completions or a manual page, or install all
    "adplay help COMMAND" has its options, "adplay help stage" those of the stage.
    Exit status: 0; 1 if a check failed; 2 if a file or an argument can't be used.

    """

  static let stage = """
    usage: adplay [SCENARIO] [options]
           adplay JOURNAL.jsonl [options]
           adplay COMMAND [options]

    Opens the stage. SCENARIO is a file, which is read again when it is saved, or the name of a built-in
    scenario (storefront). A journal opens for reading. On the stage, ? shows all keys.

      --seed N         the seed of all random choices
      --at PLACE       play the script up to a line of the file or a time (1.5s), and pause there
      --speed X        how fast simulated time runs (1)
      --journal FILE   save every event as a line of JSON
      --record FILE    record the screen for asciinema
      --log FILE       append what happens to the program itself: terminal, files, reloads, errors
      --theme NAME     a theme by name, a colour scheme file (Windows Terminal or base16), or auto
      --motion none    no travelling taps (full)
      --threads real   ask adapters for signals on a queue of Google's, as on a phone (main)
      --ascii          draw with ASCII only (asks the terminal whether it has more)
      --accessible     lines instead of a screen, for screen readers and pipes; so does ACCESSIBLE=1
      --lang LANGUAGE  en, zh-Hans, zh-Hant, vi, or a file of sentences (that of the locale)
      --no-mouse       leave the mouse to the terminal
      --no-last        do not keep the journal at the end
      --config FILE    read this configuration instead of your own
      --print-config   print everything a configuration can say, as it is now
      --help, --version

    The journals of the last five sessions are kept in $XDG_STATE_HOME/adplay, or ~/.local/state/adplay:
    last.jsonl, last-1.jsonl and so on. Your configuration is $XDG_CONFIG_HOME/adplay/config.json, or
    ~/.config/adplay/config.json.

    An adapter of your own can be linked in: adplay new adapter writes a package that does it.

    Exit status: 0; 2 when a file can't be read or written, or an argument is invalid.

    """
}
