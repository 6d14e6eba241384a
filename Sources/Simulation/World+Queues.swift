package import Dispatch

extension World {
  /// The reasons in force now, to go with a handler that is handed out.
  ///
  /// If it is called from within a handling they add nothing. After a hop over another queue they are
  /// restored.
  package var handout: Errand { Errand(context: journal.context, work: outsideWork) }

  /// Answers outside code that called a handler on main.
  package static func answer<Result>(_ handout: Errand, _ body: () -> Result) -> Result {
    restoring(handout, body)
  }

  /// Runs on main what outside code reports: at once when the caller is on main, otherwise as soon
  /// as main is free, which is noted unless it may call from any queue. The caller does not wait, since main may be waiting for the
  /// caller.
  ///
  /// `handout` is called on main; nil means that nobody is listening.
  package static func hear(
    _ message: String, from party: Party, onAnyQueue isFree: Bool = false,
    _ handout: @escaping () -> Errand?, _ body: @escaping () -> Void
  ) {
    guard !MainQueue.isCurrent else {
      if let handout = handout() { restoring(handout, body) }
      return
    }
    onMain {
      guard let handout = handout() else { return }
      restoring(handout) {
        if !isFree {
          current.journal.note(
            by: party, "\(message) was called off the main queue", violation: .calledOffMain)
        }
        body()
      }
    }
  }

  /// Runs on main what an SDK is asked for: at once when the caller is on main, otherwise as soon as
  /// main is free, which is noted. `asker` is called on main.
  package static func enter(
    _ message: String, from asker: @escaping () -> Party, _ body: @escaping () -> Void
  ) {
    guard !MainQueue.isCurrent else { return body() }
    onMain {
      current.journal.note(
        by: asker(), "\(message) was called off the main queue", violation: nil)
      body()
    }
  }

  /// What an SDK answers at once: off main it cannot wait for main, which may be waiting for the caller,
  /// so it does nothing and answers with `nothing`, which is noted with the caller's queue. `asker` is
  /// called on main.
  package static func ask<Answer>(
    _ message: String, from asker: @escaping () -> Party, orElse nothing: Answer,
    _ body: () -> Answer
  ) -> Answer {
    guard !MainQueue.isCurrent else { return body() }
    let queue = QueueName.current
    onMain {
      current.journal.note(
        by: asker(), "\(message) was called off the main queue, and is not answered",
        violation: nil, data: ["queue": Fields.Value(queue)])
    }
    return nothing
  }

  // MARK: Outside code on its own ways

  /// Runs something on main as soon as that is free, with the reasons for which the caller was called.
  package static func onMain(_ body: @escaping () -> Void) {
    let errand = reasons
    // Handed over: the caller's thread does not touch it again.
    nonisolated(unsafe) let body = body
    DispatchQueue.main.async { arrive(errand, body) }
  }

  /// Puts work of outside code on a queue, where it has the reasons for which the caller was called.
  /// `put` puts a block there.
  package static func hop(
    to queue: DispatchQueue, _ work: @escaping @Sendable () -> Void,
    by put: (@escaping @Sendable () -> Void) -> Void
  ) {
    let work = keepingReasons(work)
    guard !MainQueue.isMain(queue), let isDone = reasons?.work.begin() else { return put(work) }
    put {
      work()
      isDone()
    }
  }

  /// The same work with the reasons for which the caller was called, on whatever queue it runs.
  package static func keepingReasons(
    _ work: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    let errand = reasons
    return { MainQueue.isCurrent ? arrive(errand, work) : Errand.run(errand, work) }
  }

  /// Why the caller runs, on whatever thread; nil for a thread of outside code's own.
  private static var reasons: Errand? { MainQueue.isCurrent ? current.handout : Errand.current }

  private static func arrive(_ errand: Errand?, _ body: () -> Void) {
    guard errand?.isOver != true else { return outside(body) }
    Errand.run(errand, body)
  }

  /// Hands work to threads of outside code, which is under way until it says that it is done.
  package func send(_ work: (_ isDone: @escaping @Sendable () -> Void) -> Void) {
    work(outsideWork.begin())
  }

  private static func restoring<Result>(_ handout: Errand, _ body: () -> Result) -> Result {
    // Outside code may have taken its time and be working for a session that is over.
    guard !handout.isOver else { return outside(body) }
    let journal = current.journal
    let context = journal.context
    // A timer of outside code's own may ring for any reason that lets time pass, which says nothing
    // about the ad. A task may have been started for another one.
    guard context.ad == nil || context.isInherited else { return body() }
    return journal.within(handout.context.because(of: context), body)
  }
}

extension Errand {
  /// Whether another world is the current one.
  fileprivate var isOver: Bool { work !== World.current.outsideWork }
}
