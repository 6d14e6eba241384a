// Adapters import it for their log, which nobody reads here: it is empty, as what they print with
// `print` and `NSLog` goes to the terminal. As on a phone, it brings Foundation along.
@_exported import Foundation

/// Takes what an adapter writes into the system's log, and keeps nothing of it.
public struct Logger: Sendable {
  /// A logger of a subsystem.
  public init(subsystem: String, category: String) {}
  /// A logger of no subsystem.
  public init() {}

  /// Takes a message; so do the others.
  public func log(_ message: OSLogMessage) {}
  /// For what is only read while debugging.
  public func debug(_ message: OSLogMessage) {}
  /// As ``debug(_:)``.
  public func trace(_ message: OSLogMessage) {}
  /// For what may help.
  public func info(_ message: OSLogMessage) {}
  /// For what should be known.
  public func notice(_ message: OSLogMessage) {}
  /// For what went wrong.
  public func warning(_ message: OSLogMessage) {}
  /// For an error.
  public func error(_ message: OSLogMessage) {}
  /// For an error that should never happen.
  public func critical(_ message: OSLogMessage) {}
  /// For a fault of the program.
  public func fault(_ message: OSLogMessage) {}
}

/// A message with values in it, each of which may say who is allowed to read it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The text.
  public let text: String

  /// A text without values.
  public init(stringLiteral text: String) { self.text = text }
  /// A text with values.
  public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// Puts a message together.
  public struct Interpolation: StringInterpolationProtocol {
    var text = ""

    /// Nothing yet.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// A part of the text.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// A value, and who may read it.
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> Any?, privacy: OSLogPrivacy = .auto
    ) {
      text += value().map { "\($0)" } ?? "nil"
    }
  }
}

/// Who may read a value in the log.
public enum OSLogPrivacy: Sendable {
  case auto, `public`, `private`, sensitive
}
