import AdServing
import Simulation

/// A load's exchange with the adapter of one line: a question, and answers that may come twice, late,
/// from any queue, or over a wire that loses them.
struct Conversation<Format: LoadableFormat> {
  typealias Answer = AdapterAnswer<Format.MediatedAd>

  let line: LineRequest<Format>
  let format: Format
  /// Decides about a judged answer. True keeps its ad, and the receiver hears the adapter from now on.
  let settle: (Result<Format.MediatedAd, any Error>, Format.Receiver) -> Bool
  /// Taken when the question is asked, so that answers from elsewhere know whose they are.
  private let handout = World.current.handout

  init(
    _ line: LineRequest<Format>, _ format: Format,
    _ settle: @escaping (Result<Format.MediatedAd, any Error>, Format.Receiver) -> Bool
  ) {
    self.line = line
    self.format = format
    self.settle = settle
  }

  /// Asks the adapter; a stand-in may answer for it.
  func ask(_ adapter: any MediationAdapter, _ terms: LoadTerms) {
    let settings = AskedSettings(line.settings.settings)
    line.askedSettings = settings
    let question = {
      let handler = self.handler()
      settings.during { self.format.ask(adapter, terms, handler) }
    }
    line.wire.carry(.question, "the question") {
      guard let standIn = self.line.settings.standIn else { return question() }
      standIn.take(questionOf: self.line.number, passOn: question) { failure in
        _ = self.passOn(Answer(failure), self.receiver())
      }
    }
  }

  private func receiver() -> Format.Receiver { format.receiver(line.wire, line.naming) }

  /// The handler keeps the load, so that an answer that comes too late is still noticed.
  private func handler() -> (Format.MediatedAd?, (any Error)?) -> Format.Receiver? {
    let token = line.naming.givesHandlers ? HandlerToken() : nil
    return { ad, error in
      let answer = Answer(ad: ad, error: error)
      let receiver = self.receiver()
      guard MainQueue.isCurrent else { return self.hear(answer, receiver) }
      return World.answer(self.handout) {
        // Not possible from another queue: the caller may still be inside the handler.
        token?.noteWhoeverKeeps()
        return self.passOn(answer, receiver)
      }
    }
  }

  /// The adapter answers from another queue: the answer is judged on main, and the adapter does not
  /// wait. It gets its delegate at once, which stays deaf if the answer is refused.
  private func hear(_ answer: Answer, _ receiver: Format.Receiver) -> Format.Receiver? {
    World.hear(line.naming.answerInWords, from: .adapter, { self.handout }) {
      _ = self.passOn(answer, receiver)
    }
    return answer.kind == .ad ? receiver : nil
  }

  /// Passes an answer over the wire. If the wire repeats it, one accepted copy is enough for the
  /// adapter to get its delegate.
  private func passOn(_ answer: Answer, _ receiver: Format.Receiver) -> Format.Receiver? {
    var isAccepted = false
    line.wire.carry(.answer, "the answer") {
      isAccepted = self.arrived(answer, receiver) || isAccepted
    }
    return isAccepted ? receiver : nil
  }

  private func arrived(_ answer: Answer, _ receiver: Format.Receiver) -> Bool {
    World.current.journal.callback(
      from: answer.party, to: .google, line.naming[AdapterCall(answer.kind)], answer.sense,
      data: answer.facts(
        number: line.number, object: answer.ad.map { format.object($0).asHandedOver })
    ) {
      line.noteMissedSettings(answer)
      return settle(line.judge(answer, format), receiver)
    }
  }
}
