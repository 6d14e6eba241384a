/// The help of each command; `adplay --help` is the overview.
package enum HelpPages {
  /// The word after `adplay help` for the stage, which is no command.
  package static let stageTopic = "stage"

  /// The help of a command, or of the stage; `screens` are the names for `--screen`, wrapped.
  package static func page(_ topic: String, screens: String) -> String? {
    switch topic {
    case stageTopic: stage
    case "snapshot": snapshot(screens)
    default: topics[topic]
    }
  }

  /// The pages in parts, first that of the stage.
  package static func parts(of commands: [String], screens: String) -> [HelpPage] {
    let stage = HelpPage("", stage)
    return [stage]
      + commands.compactMap { command in
        page(command, screens: screens).map { HelpPage(command, $0, stage: stage.options) }
      }
  }

  private static let topics = [
    "run": """
    usage: adplay run SCENARIO... [options]

    Plays scripts and checks their expectations. A folder means every .json file in it. All files are
    read before anything is played.

      --json           one JSON line per scenario; everything else goes to stderr
      --junit FILE     the results as JUnit XML, for CI
      --journal FILE   save every event as a line of JSON; a folder for several scenarios
      --seed N         the seed of all random choices
      --patience TIME  how much real time to wait for adapters whose timers use the real clock (5s)
      --threads real   ask adapters for signals on a queue of Google's, as on a phone (main)
      --repeat N       play each N times with different seeds and add up both counts per line: the gap
                       in percent and its causes, as a table or, with --json, as a line of JSON
      --threshold P%   with --repeat: end with 1 if a gap is above this, as in adplay discrepancy
      --progress       with --repeat: print progress lines to stderr

    Exit status: 1 when an expectation failed, an adapter crashed, or a gap is above the threshold.

    """,
    "discrepancy": """
    usage: adplay discrepancy SCENARIO... [options]

    Plays each scenario many times, each time with another seed, and adds up both counts per line (a
    scenario without a script is loaded, shown, tapped and dismissed). The gap is network minus Google,
    in percent of Google's count: + means that the network counted more.

      --threshold P%   end with 1 if a gap is above this, in either direction: 5% or 2.5%; so is
                       anything that only the network counted
      --repeat N       how often each is played (2000)
      --csv            comma-separated values, a row for each line and each kind of event
      --json           one JSON line per scenario
      --seed N         the first seed
      --patience TIME  how much real time each run waits for timers of the real clock (5s)
      --threads real   ask adapters for signals on a queue of Google's, as on a phone (main)
      --progress       print progress lines to stderr

    """,
    "check": """
    usage: adplay check SCENARIO... [options]

    Plays scripts (a scenario without one is loaded, shown, tapped and dismissed) and lists the rules
    between Google, adapter and network that are broken, why they matter, and the fix.

      --adapter CLASS  use this adapter, a linked Module.Class, in every line; without a scenario it is
                       checked with built-in ones
      --network NAME   the simulated network that this adapter asks, such as "Sample SDK"; without it
                       a stand-in plays its network's failures, and the adapter is not asked
      --json           one JSON line per scenario
      --junit FILE     the results as JUnit XML, for CI; errors are failures
      --sarif FILE     the results as SARIF 2.1.0, for code scanning
      --annotations    lines such as ::error file=FILE,line=4::..., which forges show beside the code
      --rules          list the rules
      --seed N         the seed of all random choices
      --patience TIME  how much real time to wait for adapters whose timers use the real clock (5s)
      --threads real   ask adapters for signals on a queue of Google's, as on a phone (main)

    Exit status: 1 when a rule of severity error is broken; warnings and notes alone end with 0.

    """,
    "demo": """
    usage: adplay demo [TOUR|FILE] [options]

    Tells a tour, or any scenario with a script, on the stage: n is the next step, < the one before,
    a plays it by itself. Without a name there is a menu; --auto and --loop then play the first tour.

      --list           list the tours
      --auto           play it by itself, and stay at the end; with --record end there
      --loop           for a booth: play it again and again; 60 seconds after a key it starts over
      --lock           ask before quitting, and before keys that change what is shown
      --script         print the sentences and the notes for the presenter
      --brand FILE     show the names, colours and texts in this JSON file; every key can be left out:
                         "network", "app"   names; "icon" is a letter or two, or a picture file
                         "colors"           "network" and "accent", as "#rrggbb" or "#rgb"
                         "texts"            "headline", "body", "callToAction" and "advertiser", each
                                            a text, or a list for the ads to take in turn
      --record FILE    record the screen for asciinema; with --auto no terminal is needed
      --seed, --speed, --journal, --theme, --lang, --config, --accessible and --no-mouse are those of
      the stage; your own configuration is not read

    Exit status: 1 when a step showed something other than its script expects.

    """,
    "learn": """
    usage: adplay learn [LESSON] [options]

    Opens a lesson: something to do, in one or two sentences, which is checked while you do it. When it
    is done, n opens the next one. Without a name there is a menu; what you have done is marked in it.

      --list           list the lessons
      --reset          forget which were done
      other options are those of the stage

    What was done is kept in $XDG_STATE_HOME/adplay, or ~/.local/state/adplay.

    """,
    "hunt": """
    usage: adplay hunt [SCENARIO...] [options]

    Plays random users, networks and publishers until an adapter breaks a rule, and writes the shortest
    script that shows it: a scenario file in this folder. It begins with the units of the scenarios
    (storefront), and changes everything that a good adapter must survive.

      --adapter CLASS  put this adapter into every line, as in Module.Class
      --against CLASS  look for what this adapter does otherwise instead: after a rewrite, a move from
                       a custom event, or a new version of the network's SDK
      --for TIME       how long to go on (10s)
      --runs N         how many runs instead; the same finds however many workers play them
      --first          end with the first find
      --seed N         the seed of all random choices (1)
      --rules LIST     look for these rules alone, with commas
      --faults         let calls between Google and the adapter get lost, too; it may not be to blame
      --workers N      how many processes play (one per core)
      --corpus FOLDER  keep the finds in this folder, and try those that are there first
      --stats          list what was reached, and what never was
      --json           one JSON line per find; everything else goes to stderr
      --junit FILE     the finds as JUnit XML, for CI
      --progress       print progress lines to stderr

    Exit status: 1 when it found a broken rule that is an error or a warning, or an adapter that
    crashed, hung, or ate up memory.

    """,
    "replay": """
    usage: adplay replay JOURNAL [options]

    Plays again what the user did in a journal, and shows the first entry that differs.

      --at PLACE       only up to an entry's number, or a time (1.5s)
      --stage          open the stage there, or at the end; takes all options of the stage

    Exit status: 1 when an entry differs.

    """,
    "diff": """
    usage: adplay diff JOURNAL JOURNAL [options]
           adplay diff --apis SCENARIO [options]

    Shows two journals side by side: what is missing, what differs and what has moved. With --apis, one
    scenario through both of Google's adapter interfaces, today's and that of SDK 7, with what means the
    same in one row: counts, assets, calls and their new names. Lines name a class for the other one
    as "counterpart".

      --seed N         with --apis: the seed of all random choices
      --width N        columns (default: those of the terminal, or 120)
      --theme NAME     the name or the file of a theme, on a terminal
      --json           one line of JSON: what differs, by the numbers of the entries

    Exit status: 1 when they differ; with --apis, when both do not count the same.

    """,
    "evidence": """
    usage: adplay evidence JOURNAL [options]

    Writes one HTML file that needs nothing else: what happened, both counts, the broken rules with
    their proof, the stage at each moment that matters, the trace with a filter, and the commands that
    repeat it. The journal and the scenario can be saved from it.

      --output FILE    the file to write; left out, the journal's name with .html, in this folder, and
                       with a number where that exists

    """,
    "new": """
    usage: adplay new adapter NAME [options]

    Writes a package, in a new folder NAME: an adapter, a made-up SDK of its network to replace by the
    real one, a scenario, tests, and a program with the adapter linked in. In it, swift run opens the
    stage and swift test passes. A folder that has files in it is left alone.

      --formats LIST   native, banner, interstitial, rewarded, rewardedInterstitial, appOpen, those
                       wanted with commas between them (all)
      --from DIR       take the Swift files in this folder instead: copy them without @objc,
                       @objcMembers and @objc(Name), keep the names for lines, and make up the
                       modules that are not here from what the compiler misses
      --in DIR         the folder that gets the new one (this one)
      --adplay SOURCE  the folder or the address of adplay's sources (those that it was built from)

    Exit status: 1 when the sources that --from took do not build yet.

    """,
    "vast": """
    usage: adplay vast FILE... [options]

    Reads VAST documents (2.0 to 4.3) and says what they hold; what can't be used is a finding with line
    and column. - is standard input, and a folder means every .xml and .vast file in it. Nothing is
    fetched.

      --resolve        follow the wrappers, and say what a player that takes one ad shows and calls, and
                       what the app finds in adMetadata
      --stage          play it on the phone: a rewarded ad made of it, with its wrappers and pixels
      --catalogue MAP  with --resolve or --stage: where wrappers lead; a file such as
                       {"https://...": "a.xml"}, with paths beside it, or a folder, where the URL's
                       last part names the file
      --wrapper-limit N
                       with --resolve: how many wrappers may be around an ad; 5 when left out
      --lint           check against the specification, and for what makes ads fail on phones; with
                       --resolve also the documents that wrappers lead to
      --json           one JSON line per document

    Exit status: 2 when a document is refused, such as one that is no XML; its VAST error code, line
    and column go to stderr. Findings alone end with 0.

    """,
    "migrate": """
    usage: adplay migrate SOURCE... [options]

    Reads a custom event written for SDK 7, in Swift or Objective-C: files, or folders with them. Each
    line that has to change is listed with what replaces it, and at the end what an adapter of today
    needs besides. Nothing is written.

      --json           a line of JSON for each place

    """,
    "watch": """
    usage: adplay watch [SCENARIO] [options]

    Builds the package in this folder and opens the stage of its program. Saving a source builds it
    again: the stage stays until the new program runs, and then goes on where it was; what the compiler
    has to say is in room 7. Saving the scenario reloads it.

      --product NAME   the program to build (the only one that calls Adplay.main)
      other options are those of the stage, except --record

    Exit status: 1 when the first build fails.

    """,
    "scenarios": """
    usage: adplay scenarios [options]

    Lists the built-in scenarios.

      --json           one JSON line per scenario
      --schema         print a JSON Schema of scenarios, for editors
      --journal-schema print one of the lines of a journal

    """,
    "themes": """
    usage: adplay themes [NAME|FILE...] [options]

    Lists the built-in themes. Of those that are named, by name or file, it says which colours they
    have on the stage, how far each stands out from its ground, and what was moved until it can be read.

      --json           one JSON line per theme, or per colour

    """,
    "completions": """
    usage: adplay completions bash|zsh|fish|man
           adplay completions --install [--prefix DIR]

    Prints completions for a shell, or the manual page. With --install all of them are written to where
    shells and man look for them.

      --install        write the files, and say where
      --prefix DIR     the folder that gets them, such as /usr/local (~/.local)

    """,
  ]

  private static func snapshot(_ screens: String) -> String {
    """
    usage: adplay snapshot [SCENARIO] [options]

    Plays a scenario's script, or a journal, and prints the screen at the end.

      --at PLACE       only up to a line of the scenario, an entry of the journal, or a time (1.5s)
      --screen NAME    \(screens)
      --size WxH       columns and rows (100x30)
      --format FORMAT  text, ansi, svg or html
      --theme NAME     the name or the file of a theme (default for text: mono)
      --lang LANGUAGE  en, zh-Hans, zh-Hant, vi, or a file of sentences (en)
      --json           one line of JSON: the moment, and the screen's rows as texts
      --seed N         the seed of all random choices

    """
  }
}
