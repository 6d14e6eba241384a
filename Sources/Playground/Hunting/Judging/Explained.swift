/// The rules that may be broken even though every adapter is good, and why. No others may.
package enum Explained {
  package static let reasons: [String: String] = [
    "no-answer-in-time": "the network is silent, and an adapter has nothing to say without it",
    "network-too-slow": "the network is silent, and says so by that alone",
    "answer-too-late":
      "the network answers after Google's patience has ended, and its adapter passes that on",
  ]
}
