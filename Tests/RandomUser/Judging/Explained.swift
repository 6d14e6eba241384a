/// What may be found although every adapter is a good one, and why. Nothing else may.
package enum Explained {
  package static let reasons: [String: String] = [
    "no-answer-in-time": "the network is silent, and an adapter has nothing to say without it",
    "answer-too-late":
      "the network answers after Google's patience has ended, and its adapter passes that on",
  ]
}
