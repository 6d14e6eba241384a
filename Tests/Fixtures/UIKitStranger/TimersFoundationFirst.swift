// swift-format-ignore-file: OrderedImports
import Foundation
import Dispatch
import UIKit

/// Sets timers from a file that imports UIKit last.
package func setTimersFoundationFirst(_ tell: @escaping @Sendable (String) -> Void) {
  let seconds: TimeInterval = 1.5
  let interval = DispatchTimeInterval.seconds(2)
  let work: @Sendable () -> Void = { tell("work") }
  DispatchQueue.main.asyncAfter(deadline: .now() + 1) { tell("whole") }
  DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: { tell("seconds") })
  DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) { tell("milliseconds") }
  DispatchQueue.main.asyncAfter(deadline: .now() + interval) { tell("interval") }
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.25 + 0.5, execute: work)
  DispatchQueue.main.asyncAfter(deadline: .now()) { tell("now") }
  DispatchQueue.main.asyncAfter(deadline: .now() + .never) { tell("never") }
}

/// Sleeps in a file that imports UIKit last.
package func sleepFoundationFirst() async throws {
  try await Task.sleep(nanoseconds: 200_000_000)
  try await Task.sleep(for: .milliseconds(300))
}
