import Languages
package import Simulation

/// What the accessible stage says besides the sentences that every stage has: how to use it, what can be
/// chosen, and what time it is.
package enum AccessibleText {
  // MARK: Beginning and end

  package static func greeting(_ title: String, seed: UInt64) -> String {
    localized("adplay, accessible mode: who counted? Scenario \(title), seed \(seed).")
  }
  package static var howTo: String {
    localized(
      """
      Type a number or a letter and Enter. ? lists what can be done, Enter alone says where you are.
      """)
  }
  package static var bye: String { localized("adplay ends.") }

  // MARK: Lists

  package static var chooseAd: String { localized("Ads:") }
  package static var whatNow: String { localized("What you can do:") }
  package static func list(_ title: String, count: Int) -> String {
    localized("\(Spoken.plain(title)), \(count.grouped) to choose from:")
  }
  package static func choice(_ number: Int, _ title: String, key: String?) -> String {
    "\(number). \(Spoken.plain(title))" + (key.map { " (\($0))" } ?? "")
  }
  package static func besides(_ title: String, isChosen: Bool) -> String {
    isChosen ? localized("For \(title), as chosen") : localized("For \(title) instead")
  }
  package static func more(_ count: Int) -> String {
    localized(
      "\(count.grouped) more. Type some letters of a name to find it, or all for the whole list.")
  }
  package static func holds(_ title: String) -> String { localized("\(title), as it is now") }
  package static func named(_ name: String, _ explanation: String) -> String {
    localized("\(name): \(explanation)")
  }
  package static func done(_ title: String) -> String { localized("\(title), done") }
  package static func found(_ count: Int, _ text: String) -> String {
    count == 0
      ? localized("Nothing here matches \"\(text)\".")
      : localized("\(count.grouped) match \"\(text)\":")
  }
  /// A list of which only the beginning was said.
  package static func lists(_ count: Int) -> String {
    localized("? lists all \(count) things that you can do.")
  }
  package static func hasChanged(_ number: Int) -> String {
    localized("The list is another one now, so \(number) was not done.")
  }

  // MARK: What cannot be meant

  package static func noNumber(_ number: String, most: Int) -> String {
    most == 0
      ? localized("There is nothing to choose from.")
      : localized("There is no number \(number); the last is \(most).")
  }
  package static func unknown(_ text: String) -> String {
    localized("Nothing here is called \"\(Spoken.plain(text))\". ? lists what can be done.")
  }
  package static func otherCommand(_ name: String) -> String {
    localized("In accessible mode adplay \(name) SCENARIO does that.")
  }
  package static var onlyOnScreen: String {
    localized("That only changes the screen, and there is none.")
  }
  package static func badWait(_ text: String) -> String {
    localized(
      "\"\(Spoken.plain(text))\" is no length of time. Write wait 5, wait 200ms or wait 2min.")
  }
  package static func unsaid(_ count: Int) -> String {
    localized("And \(count.grouped) more. trace all reads everything.")
  }
  package static var nothingHappened: String { localized("Nothing happened.") }
  package static func ask(_ title: String, now text: String) -> String {
    let title = Spoken.plain(title)
    return text.isEmpty
      ? localized("Type the \(title). Enter alone leaves it.")
      : localized("Type the \(title). Now: \(text). Enter alone leaves it.")
  }
  package static var left: String { localized("Left as it was.") }

  // MARK: Time

  package static func now(_ moment: Instant, next: Instant?) -> String {
    let now = localized("It is \(moment.seconds) s of simulated time.")
    return next.map { now + localized(" The next timer rings at \($0.seconds) s.") } ?? now
  }
  package static func countdown(_ seconds: Int) -> String {
    localized("\(seconds) second\(seconds == 1 ? "" : "s") left.")
  }
  package static var stillLoading: String {
    localized("Still no answer. Let more time pass.")
  }
  package static func tooMuch(_ moment: Instant) -> String {
    localized("So much happens that time has only come to \(moment.seconds) s.")
  }
  package static func past(_ moment: Instant, of present: Instant) -> String {
    localized(
      """
      Looking back at \(moment.seconds) s of \(present.seconds) s. \
      < goes further back, > forward; doing something goes on from here.
      """)
  }
  package static var isPresent: String { localized("Back in the present.") }

  // MARK: Stories and lessons

  package static func task(_ sentence: String) -> String {
    localized("Task: \(Spoken.plain(sentence))")
  }
  package static var enterGoesOn: String { localized("Enter goes on.") }
  package static var typeDigits: String {
    localized(
      """
      Where a task names a digit as a key, such as 3, type key 3: digits alone choose from the list.
      """)
  }

  package static var helpLines: [String] {
    [
      HelpText.about,
      localized(
        """
        A number and Enter does what stands there. So does the letter in brackets, which is the key of \
        the stage; a capital letter is another key. Digits that are keys are typed as key 3.
        """),
      localized("Words find what can be done, too: icon, rules, request."),
      localized(
        """
        Time stands still while you read. wait lets one second pass, wait 5 five, wait 200ms less; > \
        goes to the next timer. Requesting an ad lets time pass until it comes.
        """),
      localized(
        """
        ? lists what can be done now. Enter alone says where you are, or goes on with a story.
        """),
      localized("why 29 explains entry 29 of the trace; trace all reads the whole trace."),
    ]
  }
}
