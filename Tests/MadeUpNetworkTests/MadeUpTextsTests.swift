@testable import MadeUpNetwork
import Foundation
import Testing

/// The texts that a made-up network's server is sent.
struct MadeUpTextsTests {
  private class Request {
    let placement: String
    var given = MadeUpGiven()
    var other: Request?
    init(_ placement: String) { self.placement = placement }
  }

  private final class Bid: Request {
    let payload: String? = "bid"
  }

  private func texts(_ values: Any...) -> [String] {
    MadeUpTexts(in: values, module: "MadeUpNetworkTests").all
  }

  @Test func `arguments, lists and optionals have theirs`() {
    let nothing: String? = nil
    #expect(texts("a", ["b"], ["key": "d"], nothing as Any, 5) == ["a", "b", "key", "d"])
  }

  @Test func `so have the SDK's own objects, with what they inherit and were given`() {
    let bid = Bid("front door")
    bid.given += ["no-fill", Request("inner")]
    #expect(texts(bid).sorted() == ["bid", "front door", "inner", "no-fill"])
  }

  @Test func `a ring ends, and what is seen twice is said once`() {
    let (one, two) = (Request("one"), Request("two"))
    (one.other, two.other) = (two, one)
    #expect(texts(one, two, one).sorted() == ["one", "two"])
    one.other = nil
  }

  @Test func `other modules' objects are their own affair`() {
    #expect(MadeUpTexts(in: [Bid("front door")], module: "Acme").all.isEmpty)
    #expect(texts(NSError(domain: "no-fill", code: 0)).isEmpty)
  }

  @Test func `what was given changes neither equality nor what is written`() throws {
    var (given, other) = (MadeUpGiven(), MadeUpGiven())
    given += ["a"]
    #expect(given == other && Set([given, other]).count == 1)
    let data = try JSONEncoder().encode([given])
    other = try #require(JSONDecoder().decode([MadeUpGiven].self, from: data).first)
    #expect(other.values.isEmpty)
  }
}
