import Contract
package import Observing
package import Scenarios
package import Simulation

/// What the accessible stage says besides the sentences that every stage has.
package enum AccessibleText {
  // MARK: Beginning and end

  package static func greeting(_ title: String, seed: UInt64) -> String {
    "adplay, accessible mode: who counted? Scenario \(title), seed \(seed)."
  }
  package static let howTo =
    "Type a number or a letter and Enter. ? lists what can be done, Enter alone says where you are."
  package static let bye = "adplay ends."

  // MARK: Lists

  package static let chooseAd = "Ads:"
  package static let whatNow = "What you can do:"
  package static func list(_ title: String, count: Int) -> String {
    "\(Spoken.plain(title)), \(count.grouped) to choose from:"
  }
  package static func choice(_ number: Int, _ title: String, key: String?) -> String {
    "\(number). \(Spoken.plain(title))" + (key.map { " (\($0))" } ?? "")
  }
  package static func besides(_ title: String, isChosen: Bool) -> String {
    isChosen ? "For \(title), as chosen" : "For \(title) instead"
  }
  package static func more(_ count: Int) -> String {
    "\(count.grouped) more. Type some letters of a name to find it, or all for the whole list."
  }
  package static func holds(_ title: String) -> String { "\(title), as it is now" }
  package static func named(_ name: String, _ explanation: String) -> String {
    "\(name): \(explanation)"
  }
  package static func done(_ title: String) -> String { "\(title), done" }
  package static func found(_ count: Int, _ text: String) -> String {
    count == 0
      ? "Nothing here matches \"\(text)\"." : "\(count.grouped) match \"\(text)\":"
  }

  // MARK: What cannot be meant

  package static func noNumber(_ number: String, most: Int) -> String {
    most == 0
      ? "There is nothing to choose from."
      : "There is no number \(number); the last is \(most)."
  }
  package static func unknown(_ text: String) -> String {
    "Nothing here is called \"\(Spoken.plain(text))\". ? lists what can be done."
  }
  package static let otherCommand = "In accessible mode adplay discrepancy SCENARIO does that."
  package static let huntCommand = "In accessible mode adplay hunt SCENARIO does that."
  package static let onlyOnScreen = "That only changes the screen, and there is none."
  package static func badWait(_ text: String) -> String {
    "\"\(Spoken.plain(text))\" is no length of time. Write wait 5, wait 200ms or wait 2min."
  }
  package static func unsaid(_ count: Int) -> String {
    "And \(count.grouped) more. trace all reads everything."
  }
  package static let nothingHappened = "Nothing happened."
  package static func ask(_ title: String, now text: String) -> String {
    let now = text.isEmpty ? "" : " Now: \(text)."
    return "Type the \(Spoken.plain(title)).\(now) Enter alone leaves it."
  }
  package static let left = "Left as it was."

  // MARK: The ad

  package static func unit(
    _ unit: StageState.UnitState, place: Int, of count: Int
  ) -> String {
    "Ad \(place) of \(count): \(unit.title), \(AdCardText.state(unit.kind, unit.state))."
  }
  package static func choice(_ unit: StageState.UnitState) -> String {
    "\(unit.title), \(AdCardText.state(unit.kind, unit.state))"
  }
  package static func line(_ label: String) -> String { "From the line \(label)." }
  package static func picture(_ target: Target) -> String { "\(name(target)): a picture" }
  package static func part(_ target: Target, _ text: String) -> String {
    "\(name(target)): \(Spoken.plain(text))"
  }
  package static func button(_ title: String, isEnabled: Bool) -> String {
    "Button: \(title)" + (isEnabled ? "" : ", not yet")
  }
  package static func adChoices(_ corner: String) -> String { "AdChoices at the \(corner)." }
  package static func corner(isTop: Bool, isLeft: Bool) -> String {
    "\(isTop ? "top" : "bottom") \(isLeft ? "left" : "right")"
  }
  package static func inView(seconds: String) -> String {
    "In view for \(seconds) s; an impression needs 1 s."
  }

  /// What the part is called, as a heading of its text.
  package static func name(_ target: Target) -> String {
    switch target {
    case .text(.callToAction): "Button"
    case .text(let text): words(text.rawValue)
    case .part(.starRating): "Stars"
    case .part(.learnMore): "Learn more"
    case .part(.keepWatching): "Keep watching"
    case .part(.adChoices): "AdChoices"
    case .part(let part): words(part.rawValue)
    }
  }

  /// `degreeOfAwesomeness` as `Degree of awesomeness`.
  private static func words(_ name: String) -> String {
    let spaced = name.flatMap { $0.isUppercase ? " \($0.lowercased())" : String($0) }
    return String(spaced.prefix(1)).uppercased() + String(spaced.dropFirst())
  }

  // MARK: The phone

  package static let covers = "Something covers the app now:"
  package static let isUncovered = "The app is in front again."
  package static let inBackground = "The app is in the background."
  package static let cameBack = "The app is back."
  package static let scrolledAway = "The ad is scrolled out of view."
  package static let hasVideo = "Video"

  // MARK: Acts

  package static func tap(_ target: Target, _ label: String?) -> String {
    "Tap \(target.inSentence)" + (label.map { ": \(Spoken.plain($0))" } ?? "")
  }
  package static let close = "Close it"
  package static let tryToClose = "Try to close it"
  package static let comeBack = "Come back to the app"
  package static let scrollBack = "Scroll the ad back into view"
  package static let show = "Show the ad"
  package static let load = "Request an ad and show it"
  package static let reload = "Request a new ad"
  package static let wait = "Let one second pass; wait 5 lets five pass"
  package static let nextTimer = "Let time pass until the next timer"
  package static func whoSees(_ event: CountRow.Event, now name: String?) -> String {
    "Switch who sees \(CountsText.plural(event))" + (name.map { ", now \($0)" } ?? "")
  }
  package static let force = "Force an outcome"
  package static let change = "Change prices, answers and failures"
  package static let nextStep = "Next step"
  package static let nextLesson = "Next lesson"
  package static let nextTour = "Next tour"
  package static let goBack = "Go back to before the last act"
  package static let present = "Return to the present"

  /// A list of which only the beginning was said.
  package static func lists(_ count: Int) -> String {
    "? lists all \(count) things that you can do."
  }
  package static func hasChanged(_ number: Int) -> String {
    "The list is another one now, so \(number) was not done."
  }

  // MARK: Readings

  package static let why = "Why: what led to the last tap, and what came of it"
  package static func rules(_ standings: RuleStandings) -> String {
    "Rules: \(Spoken.plain(RuleStandingText.broken(standings)))"
  }
  package static func trace(_ count: Int) -> String {
    "Read the trace of the last act, \(count.grouped) entr\(count == 1 ? "y" : "ies")"
  }
  package static let mediation = "Mediation: which lines were asked"
  package static let life = "Life of the ad: where it is, what can come next"
  package static let arbiter = "Arbiter: who wins and why"
  package static let anotherAd = "Another ad"
  package static let others = "More"
  package static let back = "Back"
  package static let glossary = "Words of the trade"
  package static let help = "Help"
  package static let quit = "Quit"

  package static let noEntries = "Nothing has happened yet."
  /// The flag that decided.
  package static func because(_ reason: String) -> String { "Because of \(reason)." }
  package static func entry(_ number: Int, _ moment: Instant, _ what: String) -> String {
    "#\(number), \(moment.seconds) s, \(what)"
  }
  /// `Google to adapter: didRecordImpression()`.
  package static func crossing(_ entry: Entry) -> String {
    let way = Spoken.plain(PartyWords.way(entry))
    return "\(way): \(Spoken.plain(EntryWords.inDiff(entry)))"
  }
  package static func mediationLine(_ record: LineRecord, price: String?, isSelected: Bool)
    -> String
  {
    let words = [record.label, price.map { "eCPM \($0)" }, record.word].compactMap(\.self)
    let reason = record.reason.isEmpty ? "" : ": \(Spoken.plain(record.reason))"
    return "Line \(record.number), \(words.joined(separator: ", "))\(reason)"
      + (isSelected ? " (selected)" : "")
  }
  package static func selectedLine(_ label: String) -> String { "Selected line: \(label)." }
  package static func focus(_ name: String) -> String { "In focus: \(name)." }
  package static func lifeNow(_ state: String, next: [String]) -> String {
    next.isEmpty
      ? LifeText.isOver.sentence
      : "Now: \(state). What can come next: \(next.joined(separator: ", "))."
  }

  package static func proof(_ entries: [Int], rule: String) -> String {
    "Proof: entries \(entries.map(String.init).joined(separator: ", ")). The rule is called \(rule)."
  }
  package static func bid(_ name: String, _ micros: Int?, _ why: String) -> String {
    let price = micros.map { "\($0.price) for one impression" } ?? "no price"
    return "\(Spoken.plain(name)): \(price), \(Spoken.plain(why))"
  }

  // MARK: Counts

  package static let countsAgree = "Both sides count the same."
  package static func counts(_ row: CountRow, network: String) -> String {
    let words = EvidenceText.counts(row, network: network)
    let remark = Spoken.plain(row.passage.remark(gap: row.gap))
    let text = words.prefix(1).uppercased() + words.dropFirst()
    return remark.isEmpty ? "\(text)." : "\(text), \(remark)."
  }
  package static func paid(_ micros: Int) -> String { "Paid: \(micros.price)." }
  package static func book(_ keeper: String, _ tally: AdRecord.Tally) -> String {
    let counts = CountsText.other(impressions: tally.impressions, clicks: tally.clicks)
    let reward =
      tally.rewards == 0 ? "" : ", \(tally.rewards) reward\(tally.rewards == 1 ? "" : "s")"
    let paid = tally.paidMicros == 0 ? "" : ", \(tally.paidMicros.price) paid"
    return "\(keeper): \(Spoken.plain(counts))\(reward)\(paid)."
  }
  package static func sees(_ side: String, _ event: CountRow.Event) -> String {
    "\(side) sees \(CountsText.plural(event))."
  }
  package static func order(_ words: String) -> String { "Order of events: \(words)." }

  // MARK: Time

  package static func now(_ moment: Instant, next: Instant?) -> String {
    let timer = next.map { " The next timer rings at \($0.seconds) s." } ?? ""
    return "It is \(moment.seconds) s of simulated time.\(timer)"
  }
  package static func countdown(_ seconds: Int) -> String {
    "\(seconds) second\(seconds == 1 ? "" : "s") left."
  }
  package static let stillLoading = "Still no answer. Let more time pass."
  package static func tooMuch(_ moment: Instant) -> String {
    "So much happens that time has only come to \(moment.seconds) s."
  }
  package static func past(_ moment: Instant, of present: Instant) -> String {
    "Looking back at \(moment.seconds) s of \(present.seconds) s. "
      + "< goes further back, > forward; doing something goes on from here."
  }
  package static let isPresent = "Back in the present."

  // MARK: Stories and lessons

  package static func task(_ sentence: String) -> String { "Task: \(Spoken.plain(sentence))" }
  package static let enterGoesOn = "Enter goes on."
  package static let typeDigits =
    "Where a task names a digit as a key, such as 3, type key 3: digits alone choose from the list."

  package static let helpLines = [
    HelpText.about,
    "A number and Enter does what stands there. So does the letter in brackets, which is the key of the "
      + "stage; a capital letter is another key. Digits that are keys are typed as key 3.",
    "Words find what can be done, too: icon, rules, request.",
    "Time stands still while you read. wait lets one second pass, wait 5 five, wait 200ms less; > goes "
      + "to the next timer. Requesting an ad lets time pass until it comes.",
    "? lists what can be done now. Enter alone says where you are, or goes on with a story.",
    "why 29 explains entry 29 of the trace; trace all reads the whole trace.",
  ]
}

extension AdCardText {
  /// `native, on screen`.
  package static func state(_ kind: Scenario.UnitKind, _ state: AdRecord.State?) -> String {
    state == .onScreen
      ? "\(kind.format.title), on screen"
      : Spoken.plain(Self.state(kind.format.title, state)).replacing(" …", with: "")
  }
}
