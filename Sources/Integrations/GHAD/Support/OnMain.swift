import Foundation
import UIKit

/// Runs something on main: at once for a caller that is there, otherwise as soon as main is free.
func onMain(_ body: @escaping () -> Void) {
  if pthread_main_np() != 0 { return body() }
  // Handed over: the caller's thread does not touch it again.
  nonisolated(unsafe) let body = body
  DispatchQueue.main.async { body() }
}
