// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation
import GoogleMobileAds

/// Answers a moment later, by a timer of the main queue.
public final class WorldTimerCustomEvent: MannerCustomEvent {
  public override func deliver(_ answer: @escaping () -> Void) {
    let answer = UncheckedAnswer(answer)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { answer.call() }
  }
}

/// Answers from a queue of its own, a moment after it was asked there.
public final class BackgroundTimerCustomEvent: MannerCustomEvent {
  private let queue = DispatchQueue(label: "manner.timer", qos: .utility)

  public override func deliver(_ answer: @escaping () -> Void) {
    let answer = UncheckedAnswer(answer)
    queue.async { [queue] in
      queue.asyncAfter(deadline: .now() + .milliseconds(300)) { answer.call() }
    }
  }
}

/// Has something to do on a queue of its own before it sets its timer, as if the machine were busy.
public final class BusyQueueCustomEvent: MannerCustomEvent {
  private let queue = DispatchQueue(label: "manner.busy", qos: .utility)

  public override func deliver(_ answer: @escaping () -> Void) {
    let answer = UncheckedAnswer(answer)
    queue.async { [queue] in
      let end = ProcessInfo.processInfo.systemUptime + 0.05
      while ProcessInfo.processInfo.systemUptime < end {}
      queue.asyncAfter(deadline: .now() + .milliseconds(300)) { answer.call() }
    }
  }
}

/// Answers in a task, after a sleep.
public final class SleepingTaskCustomEvent: MannerCustomEvent {
  public override func deliver(_ answer: @escaping () -> Void) {
    let answer = UncheckedAnswer(answer)
    Task {
      try? await Task.sleep(nanoseconds: 300_000_000)
      await MainActor.run { answer.call() }
    }
  }
}
