import Foundation

/// Finds classes of the program by their names, as an SDK does.
package enum LinkedClass {
  /// The class called `Class` or `Module.Class`.
  package static func named(_ name: String) -> AnyClass? {
    mayBeFound(name) ? NSClassFromString(name) : nil
  }

  /// For other names Foundation writes a line to standard error, which is the screen.
  private static func mayBeFound(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 2 && !name.hasPrefix("_Tt")
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      }
  }
}
