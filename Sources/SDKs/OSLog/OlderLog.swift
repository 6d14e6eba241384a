// The log as C has it: functions that format, and a log that they are given.

/// A log of the system's; nobody reads it.
public final class OSLog: Sendable {
  /// The log of what has none of its own.
  public static let `default` = OSLog()
  /// The log that keeps nothing.
  public static let disabled = OSLog()

  private init() {}
  /// A log of a subsystem.
  public init(subsystem: String, category: String) {}
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
  /// As the system numbers it.
  public let rawValue: UInt8

  /// A type by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A type by its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// The type where none is given.
  public static let `default` = OSLogType(0)
  /// For what may help.
  public static let info = OSLogType(1)
  /// For what is only read while debugging.
  public static let debug = OSLogType(2)
  /// For an error.
  public static let error = OSLogType(16)
  /// For a fault of the program.
  public static let fault = OSLogType(17)
}

extension Logger {
  /// A logger that writes into a log.
  public init(_ log: OSLog) {}

  /// Takes a message that matters so much.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
}

/// Takes a message with its values.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ values: Any...
) {}

/// Takes a message with its values, as it matters.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ values: Any...
) {}
