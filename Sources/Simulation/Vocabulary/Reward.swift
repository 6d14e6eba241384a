/// What a user gets for watching an ad, and how much of it.
package struct Reward: Equatable, Sendable {
  package var amount: Int
  package var type: String

  package init(amount: Int = 10, type: String = "coins") {
    (self.amount, self.type) = (amount, type)
  }
}
