import Dispatch
import Foundation
import GoogleMobileAds
import Simulation

/// The network of the adapters with manners. What the journal hears of it is a manner, too.
final class MannerNetwork {
  /// Where a tap on its ads leads.
  static let shop = URL(fileURLWithPath: "/marmalade")
  /// Where its picture is.
  static let picture = URL(string: "https://ads.marmalade.example/jar") ?? shop
  private static let name = "Marmalade"

  private let books: Books
  private let queue = DispatchQueue(label: "marmalade")

  init(_ books: Books) { self.books = books }

  /// The adapter asks for something.
  func asked(_ message: String, _ sense: NetworkSense, _ body: () -> Void = {}) {
    guard writesCalls else { return body() }
    World.current.journal.call(
      from: .adapter, to: .network, message, sense: meant(sense), name: Self.name, body)
  }

  /// Tells the adapter something.
  func tell(_ message: String, _ sense: NetworkSense, _ body: @escaping () -> Void) {
    onItsQueue { [self] in
      guard writesCalls else { return body() }
      World.current.journal.callback(
        from: .network, to: .adapter, message, sense: meant(sense), name: Self.name, body)
    }
  }

  /// Counts something, and tells the adapter.
  func notice(
    _ what: Count.What, _ message: String, _ sense: NetworkSense, _ body: @escaping () -> Void
  ) {
    if books != .late { count(what) }
    tell(message, sense, body)
    if books == .late { count(what) }
    guard books == .twice, what == .impression else { return }
    count(what)
    tell(message, sense, body)
  }

  func count(_ what: Count.What) {
    guard books != .none else { return }
    onItsQueue { World.current.journal.count(Count(what, in: .network), name: Self.name) }
  }

  private var writesCalls: Bool { books != .none && books != .counts }

  private func meant(_ sense: NetworkSense) -> NetworkSense? {
    books == .meanings || books == .twice ? sense : nil
  }

  private func onItsQueue(_ body: @escaping () -> Void) {
    guard books == .ownQueue else { return body() }
    let body = UncheckedAnswer(body)
    queue.async { body.call() }
  }
}
