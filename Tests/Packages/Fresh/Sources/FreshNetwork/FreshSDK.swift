import Foundation

/// The SDK of the network Fresh, made up. Put the real one in place of this module.
public enum FreshSDK {
  /// Three numbers.
  public static let version = "1.0.0"

  /// Where a click leads.
  static let shop = URL(string: "https://shop.example/Fresh")

  /// Must be called before the first ad is loaded.
  public static func start() { FreshJournal.asked("start()") {} }
}
