import Foundation

/// The SDK of the network NAME, made up. Put the real one in place of this module.
public enum NAMESDK {
  /// Three numbers.
  public static let version = "1.0.0"

  /// Where a click leads.
  static let shop = URL(string: "https://shop.example/NAME")

  /// Must be called before the first ad is loaded.
  public static func start() { NAMEJournal.asked("start()") {} }
}
