import Simulation

/// A deadline by the world's clock: what `.now() + 0.3` means in `asyncAfter`.
///
/// It is not a moment but a distance from the present, so making one reads no clock. Dispatch has
/// operators of the same names for its own deadlines; here the type decides which are meant, and
/// there is only one method that takes this one.
public struct PhoneTime: Sendable {
  /// How far away it is; nil if it never comes.
  let delay: Duration?

  /// The present.
  public static func now() -> PhoneTime { PhoneTime(delay: .zero) }

  /// So many seconds later.
  public static func + (time: PhoneTime, seconds: Double) -> PhoneTime {
    time.later(by: Duration.onPhone(seconds: seconds))
  }

  /// So much later.
  public static func + (time: PhoneTime, interval: DispatchTimeInterval) -> PhoneTime {
    time.later(by: interval.duration)
  }

  private func later(by distance: Duration?) -> PhoneTime {
    guard let delay, let distance else { return PhoneTime(delay: nil) }
    return PhoneTime(delay: delay + distance)
  }
}

extension Duration {
  /// To the nanosecond, as Dispatch has it; nil for what is no length of time or too long for one.
  fileprivate static func onPhone(seconds: Double) -> Duration? {
    Int64(exactly: (seconds * 1e9).rounded()).map { .nanoseconds($0) }
  }

  /// How long a timer that was set for this takes. The timeline has whole milliseconds: a timer
  /// never rings early, and setting one always lets some time pass, so that code that waits again
  /// and again cannot stop the clock.
  var ofTimer: Duration {
    let whole = Duration.milliseconds(wholeMilliseconds)
    return max(whole < self ? whole + .milliseconds(1) : whole, .milliseconds(1))
  }
}

extension DispatchTimeInterval {
  fileprivate var duration: Duration? {
    switch self {
    case .seconds(let count): .seconds(count)
    case .milliseconds(let count): .milliseconds(count)
    case .microseconds(let count): .microseconds(count)
    case .nanoseconds(let count): .nanoseconds(count)
    case .never: nil
    }
  }
}
