import Foundation

/// What a line of the log is about.
public struct GHLogTag: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String

  /// The tag with this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Advertising.
  public static let ad = GHLogTag(rawValue: "ad")
}

/// Where the lines of the log go; nowhere, unless an application says so.
public enum GHLogger {
  /// Called with the level, the text and the tag of each line.
  nonisolated(unsafe) public static var sink:
    (_ level: String, _ text: String, _ tag: GHLogTag)
      -> Void = { _, _, _ in }
}

/// Something that helps to follow what happens.
public func logDebug(_ text: String, tag: GHLogTag) { GHLogger.sink("debug", text, tag) }

/// Something that should not have happened.
public func logWarn(_ text: String, tag: GHLogTag) { GHLogger.sink("warning", text, tag) }
