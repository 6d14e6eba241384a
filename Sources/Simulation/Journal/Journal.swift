import Dispatch

/// The ordered list of everything that crossed between parties, and the only record. Screens,
/// ledgers and findings are folds over it.
///
/// Entries written while another one is being handled carry it as their cause:
///
/// ```swift
/// journal.call(from: .google, to: .adapter, "didRecordImpression()", .impressionTold) {
///   mediatedAd.didRecordImpression()  // what happens in here has that call as its cause
/// }
/// ```
///
/// It belongs to main. What another thread writes is posted there: it gets its number and its time
/// when main comes to it, after all that thread has written before, and with the reasons for which
/// the thread was called.
public final class Journal {
  // These are used at every entry, and never while one of them changes: what is freed then are words and
  // numbers, which call nobody.
  /// All that happened, oldest first.
  @exclusivity(unchecked) public private(set) var entries: [Entry] = []
  /// Called for every entry as it is written, in registration order.
  @exclusivity(unchecked) package var readers: [(Entry) -> Void] = []
  /// The context of the entry that main is handling.
  @exclusivity(unchecked) private var handled = Context.none

  @exclusivity(unchecked) private var lately = SaidLately()

  /// Whether whoever would write has ended: what they still do is not there.
  @exclusivity(unchecked) package var isMuted = false

  private let timeline: Timeline
  private let outsideWork: OutsideWork

  init(timeline: Timeline, outsideWork: OutsideWork) {
    self.timeline = timeline
    self.outsideWork = outsideWork
  }

  // Timers write here, and somebody may keep the timeline for longer.
  deinit { timeline.forgetTimers() }

  /// Records that one party asks another to do something, and runs it.
  @discardableResult
  package func call<Result, Failure: Error>(
    from: Party, to: Party, _ message: String, _ sense: Sense, ad: String? = nil,
    data: Fields = .none, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let cause = write(.call, from: from, to: to, message, sense, ad: ad, data: data)
    return try handling(cause, ad: ad, body)
  }

  /// Records that one party asked another to do something.
  package func call(
    from: Party, to: Party, _ message: String, _ sense: Sense, ad: String? = nil,
    data: Fields = .none
  ) {
    write(.call, from: from, to: to, message, sense, ad: ad, data: data)
  }

  /// Records that one party tells another that something happened, and runs the telling.
  @discardableResult
  package func callback<Result, Failure: Error>(
    from: Party, to: Party, _ message: String, _ sense: Sense, ad: String? = nil,
    data: Fields = .none, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let cause = write(.callback, from: from, to: to, message, sense, ad: ad, data: data)
    return try handling(cause, ad: ad, body)
  }

  /// Records that one party told another that something happened.
  package func callback(
    from: Party, to: Party, _ message: String, _ sense: Sense, ad: String? = nil,
    data: Fields = .none
  ) {
    write(.callback, from: from, to: to, message, sense, ad: ad, data: data)
  }

  /// Records a count in that party's ledger.
  package func count(_ count: Count, by party: Party, data: Fields = .none) {
    write(.count(count), from: party, count.what.rawValue, Sense(count), data: data)
  }

  /// Records something worth knowing.
  package func note(
    by party: Party, _ message: String, _ sense: Sense, ad: String? = nil, data: Fields = .none
  ) {
    write(.note(violation: nil), from: party, message, sense, ad: ad, data: data)
  }

  /// Records something worth knowing, and runs what follows from it.
  package func note<Result>(
    by party: Party, _ message: String, _ sense: Sense, ad: String? = nil, data: Fields = .none,
    _ body: () -> Result
  ) -> Result {
    let cause = write(.note(violation: nil), from: party, message, sense, ad: ad, data: data)
    return handling(cause, ad: ad, body)
  }

  /// Records that something happened that should have been impossible. For an order at the wrong moment, who
  /// has given it is to blame.
  package func note(
    by party: Party, _ message: String, violation: Violation?, ad: String? = nil,
    data: Fields = .none
  ) {
    let blamed = violation.map { self.blamed(for: $0, ad) }
    var data = data
    if let violation, blamed == .laidOutByLayer { data[.what] = violation.rawValue }
    write(.note(violation: blamed), from: party, message, ad: ad, data: data)
  }

  /// Records what the user did, and runs it.
  package func input<Result>(
    _ message: String, _ sense: Sense? = nil, ad: String? = nil, data: Fields = .none,
    _ body: () -> Result
  ) -> Result {
    let cause = write(.input, from: .user, to: .app, message, sense, ad: ad, data: data)
    return handling(cause, ad: ad, body)
  }

  /// Records that a timer rang, and runs what it was set for.
  func timer(_ message: String, _ sense: Sense?, by party: Party, _ body: () -> Void) {
    let cause = write(.timer, from: party, message, sense)
    handling(cause, ad: nil, body)
  }

  /// Why things are happening right now: what main is handling, or what outside code took along when
  /// it left main or started a task.
  package var context: Context {
    guard handledHere.isNone else { return handledHere }
    guard let errand = Errand.current, errand.work === outsideWork else { return .none }
    return errand.context.inherited
  }

  private var handledHere: Context { MainQueue.isCurrent ? handled : .none }

  /// Runs something with the reasons of another moment.
  package func within<Result, Failure: Error>(
    _ other: Context, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let errand = Errand(context: other, work: outsideWork)
    guard MainQueue.isCurrent else { return try Errand.run(errand, body) }
    let outer = handled
    handled = other
    defer { handled = outer }
    return try Errand.run(errand) { () throws(Failure) in try MainQueue.run(body) }
  }

  /// Appends an entry; what is not given is inherited from the present context.
  @discardableResult
  package func write(
    _ kind: Entry.Kind, from: Party, to: Party? = nil, _ message: String, _ sense: Sense? = nil,
    ad: String? = nil, data: Fields = .none
  ) -> Cause {
    guard MainQueue.isCurrent else {
      return post { $0.append(kind, from: from, to: to, message, sense, ad: ad, data: data) }
    }
    return .entry(append(kind, from: from, to: to, message, sense, ad: ad, data: data))
  }

  /// Has main write an entry as soon as it is free; the caller does not wait. A thread that was called
  /// for a world that is over has nothing to say here.
  private func post(_ write: @escaping (Journal) -> Int) -> Cause {
    let (entry, errand) = (PostedEntry(), Errand.current)
    // Handed over: the caller's thread does not touch them again.
    nonisolated(unsafe) let (journal, write) = (self, write)
    DispatchQueue.main.async {
      guard errand == nil || errand?.work === journal.outsideWork else { return }
      Errand.run(errand) { entry.hasArrived(as: write(journal)) }
    }
    return .posted(entry)
  }

  private func append(
    _ kind: Entry.Kind, from: Party, to: Party?, _ message: String, _ sense: Sense?, ad: String?,
    data: Fields
  ) -> Int {
    guard !isMuted else { return entries.count }
    let text = kind.keepsTextWhole ? nil : TextLimit.cut(message, data)
    let context = context
    let said = Said(
      kind, from: from, to: to, sense, text?.message ?? message, text?.data ?? data)
    let entry = Entry(
      number: entries.count + 1, time: timeline.now, cause: context.cause?.number,
      ad: ad ?? context.ad, lately.shared(said))
    entries.append(entry)
    for reader in readers { reader(entry) }
    if let text {
      note(
        by: from, "a text was cut in the journal", violation: .overlongText, ad: ad,
        data: [Fact.bytes(text.longest)])
    }
    return entry.number
  }

  func handling<Result, Failure: Error>(
    _ cause: Cause, ad: String?, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try within(context.handling(cause, ad: ad), body)
  }
}
