import Foundation
import UIKit

/// What is on the screen, for vendors who want to know what they cover.
public enum GHADScreen {
  /// The controller on top of all others.
  public static var top: UIViewController? {
    MainActor.assumeIsolated {
      var top = UIApplication.shared.keyWindow?.rootViewController
      while let next = top?.presentedViewController { top = next }
      return top
    }
  }
}
