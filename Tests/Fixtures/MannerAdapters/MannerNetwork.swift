import Foundation

/// Where a tap on its ads leads.
enum MannerNetwork {
  static let shop = URL(fileURLWithPath: "/marmalade")
}
