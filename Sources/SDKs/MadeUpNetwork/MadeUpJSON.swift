public import Foundation

/// Reads the settings that an SDK takes as JSON.
public enum MadeUpJSON {
  /// The dictionary in a text; empty where there is none.
  public static func object(in text: String) -> [String: Any] { object(in: Data(text.utf8)) }

  /// The dictionary in JSON; empty where there is none.
  public static func object(in data: Data) -> [String: Any] {
    (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
  }
}
