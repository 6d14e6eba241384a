import Foundation
import Simulation

/// A number of seconds.
public typealias CFTimeInterval = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Seconds of the phone's clock, which is the world's.
public func CACurrentMediaTime() -> CFTimeInterval {
  Double(World.current.timeline.now.milliseconds) / 1000
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Not zero for a caller that is on main.
public func pthread_main_np() -> Int32 { MainQueue.isCurrent ? 1 : 0 }
