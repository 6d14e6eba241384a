import Contract
import Foundation
import Simulation
import Testing

/// Errors that say something, and errors that do not, with the texts that Foundation makes of them.
struct ErrorRuleTests {
  private func findings(_ userInfo: [String: Any], code: Int = 3) -> [String] {
    let error = NSError(domain: "com.house.ads", code: code, userInfo: userInfo)
    var judge = Judge()
    judge.handle(
      Entry(
        number: 1, time: .start, cause: nil, kind: .callback, from: .adapter, to: .google,
        sense: .lineAnswered, ad: "feed#1", message: "completionHandler(nil, error)",
        data: [
          "error": .string(error.localizedDescription), "domain": .string(error.domain),
          "code": .int(error.code), "result": "error", "number": 1,
        ]))
    return judge.endMoment(at: .start).map(\.rule.id)
  }

  @Test func `a description says something`() {
    #expect(findings([NSLocalizedDescriptionKey: "no ad for this placement"]) == [])
  }

  @Test func `a reason says something, too`() {
    #expect(findings([NSLocalizedFailureReasonErrorKey: "No ad for this placement."]) == [])
    #expect(findings([NSLocalizedFailureReasonErrorKey: "The server was busy (code 7)."]) == [])
  }

  @Test func `a number alone says nothing`() {
    #expect(findings([:]) == ["error-says-nothing"])
    #expect(findings(["description": "no ad"], code: 12) == ["error-says-nothing"])
  }

  private enum HouseError: Error { case noAd }

  @Test func `neither does the case of an enumeration`() {
    let error = HouseError.noAd as NSError
    #expect(error.localizedDescription.hasPrefix("The operation could"))
    #expect(error.localizedDescription.hasSuffix("(\(error.domain) error \(error.code).)"))
  }
}
