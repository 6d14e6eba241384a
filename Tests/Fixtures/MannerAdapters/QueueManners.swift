// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Dispatch
import GoogleMobileAds

/// Answers when main comes to it.
public final class MainQueueCustomEvent: MannerCustomEvent {
  public override func deliver(_ answer: @escaping () -> Void) {
    let answer = UncheckedAnswer(answer)
    DispatchQueue.main.async { answer.call() }
  }
}

/// Protects what it knows by a queue of its own, and answers inside while main waits.
public final class PrivateQueueCustomEvent: MannerCustomEvent {
  private let queue = DispatchQueue(label: "manner.private")

  public override func deliver(_ answer: @escaping () -> Void) { queue.sync { answer() } }
}

/// Answers in a task of the main actor.
public final class MainActorTaskCustomEvent: MannerCustomEvent {
  public override func deliver(_ answer: @escaping () -> Void) {
    let answer = UncheckedAnswer(answer)
    Task { @MainActor in answer.call() }
  }
}

/// Answers from a queue of its own, whenever that comes to it.
public final class BackgroundQueueCustomEvent: MannerCustomEvent {
  private let queue = DispatchQueue(label: "manner.background")

  public override func deliver(_ answer: @escaping () -> Void) {
    let answer = UncheckedAnswer(answer)
    queue.async { answer.call() }
  }
}

/// Main waits until its queue has answered.
public final class SemaphoreCustomEvent: MannerCustomEvent {
  private let queue = DispatchQueue(label: "manner.semaphore")

  public override func deliver(_ answer: @escaping () -> Void) {
    let answer = UncheckedAnswer(answer)
    let done = DispatchSemaphore(value: 0)
    queue.async {
      answer.call()
      done.signal()
    }
    done.wait()
  }
}
