import Simulation

/// What tasks of all kinds have in common; there is only one kind here.
open class URLSessionTask: NSObject {
  /// Its progress.
  public enum State: Int, Sendable {
    case running, suspended, canceling, completed
  }

  /// The request.
  public final let originalRequest: URLRequest?
  /// Its progress.
  public fileprivate(set) final var state = State.suspended
  /// The answer without its body.
  public fileprivate(set) final var response: URLResponse?
  /// Why there was no answer.
  public fileprivate(set) final var error: Error?

  fileprivate init(request: URLRequest) {
    originalRequest = request
    super.init()
  }

  /// Sends the request. A second call does nothing.
  open func resume() {}
  /// Gives up: the handler is called with `NSURLErrorCancelled`.
  open func cancel() {}
}

/// One request to a server and what to do with the answer.
open class URLSessionDataTask: URLSessionTask {
  private let request: URLRequest
  private var handler: URLSession.CompletionHandler?
  private var cancelTimer: (() -> Void)?

  init(request: URLRequest, completionHandler: @escaping URLSession.CompletionHandler) {
    self.request = request
    handler = completionHandler
    super.init(request: request)
  }

  open override func resume() {
    onMain { $0.ask() }
  }

  open override func cancel() {
    onMain { $0.giveUp() }
  }

  private func ask() {
    guard state == .suspended else { return }
    state = .running
    let world = World.current
    let question = "\(request.httpMethod ?? "GET") \(request.url?.onPhone ?? "")"
    let (latency, answer) = SimulatedServer.shared.answer(to: request)
    world.journal.call(from: .adapter, to: .server, question, .serverAsked) {
      let timer = world.after(latency, "answer ready", nil, by: .server) {
        self.finish(with: answer)
      }
      // On this world's timeline: the task may outlive it, and its tokens mean nothing on another
      // one.
      cancelTimer = { [weak timeline = world.timeline] in timeline?.cancel(timer) }
    }
  }

  private func finish(with answer: SimulatedServer.Answer) {
    guard state == .running else { return }
    state = .completed
    let outcome = answer.outcome(for: request.url)
    (response, error) = (outcome.response, outcome.error)
    let handler = handler.take()
    World.current.journal.callback(from: .server, to: .adapter, answer.summary, .serverAnswered) {
      handler?(outcome.data, outcome.response, outcome.error)
    }
  }

  private func giveUp() {
    guard state == .running || state == .suspended else { return }
    cancelTimer?()
    state = .canceling
    let handler = handler.take()
    let error = URLSession.error(.cancelled, for: request.url)
    World.current.soon {
      self.state = .completed
      self.error = error
      handler?(nil, nil, error)
    }
  }

  // Adapters call from any queue; the world is on main.
  private func onMain(_ body: @escaping (URLSessionDataTask) -> Void) {
    if MainQueue.isCurrent { return body(self) }
    nonisolated(unsafe) let (task, body) = (self, body)
    DispatchQueue.main.async { body(task) }
  }
}
