package import AdServing

/// A scenario of this program that breaks a rule, where no extracted one can.
package struct Elsewhere: Equatable, Sendable {
  package let scenario: String
  package let format: UnitFormat
  package let api: AdapterAPI
}
