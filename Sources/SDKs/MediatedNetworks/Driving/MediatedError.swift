import Foundation
import Simulation

/// An error of a network: a number in the network's domain, and a sentence.
package protocol MediatedError: NSError, MediatedFacts {
  associatedtype Code: RawRepresentable<Int>

  init(code: Int, message: String)
  /// The network's code for a request without an ad; nil where `outcome` brings its own.
  static func code(for outcome: MediatedAnswer.Outcome) -> Code?
  /// The trait of a failure with this number, if it has one.
  static func trait(of code: Int) -> FailureTrait?
}

extension MediatedError {
  package init(_ code: Code) { self.init(code: code.rawValue, message: "\(code)") }

  /// The network's error for a server's answer; nil if there is an ad.
  package init?(_ outcome: MediatedAnswer.Outcome) {
    if case .error(let code, let message) = outcome {
      self.init(code: code, message: message)
    } else if let code = Self.code(for: outcome) {
      self.init(code)
    } else {
      return nil
    }
  }

  package static func trait(of code: Int) -> FailureTrait? { nil }

  package var facts: Fields {
    Fields(code: code, error: localizedDescription, Self.trait(of: code))
  }
}
