// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation
import GoogleMobileAds

// Adapters that answer in one manner, whatever their line says.

public final class MainQueueCustomEvent: MannerCustomEvent {
  public override class var answers: Hop { .main }
}

public final class PrivateQueueCustomEvent: MannerCustomEvent {
  public override class var answers: Hop { .lock }
}

public final class MainActorTaskCustomEvent: MannerCustomEvent {
  public override class var answers: Hop { .mainActor }
}

public final class BackgroundQueueCustomEvent: MannerCustomEvent {
  public override class var answers: Hop { .queue }
}

public final class SemaphoreCustomEvent: MannerCustomEvent {
  public override class var answers: Hop { .semaphore }
}

public final class WorldTimerCustomEvent: MannerCustomEvent {
  public override class var answers: Hop { .timer }
}

public final class BackgroundTimerCustomEvent: MannerCustomEvent {
  public override class var answers: Hop { .queueTimer }
}

public final class SleepingTaskCustomEvent: MannerCustomEvent {
  public override class var answers: Hop { .sleep }
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
