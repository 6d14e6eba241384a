/// What may be found although every adapter is a good one, and why. Nothing else may.
package enum Explained {
  package static let reasons: [String: String] = [
    "no-answer-in-time": "the network keeps silent, and an adapter has nothing to say without it",
    "answer-too-late":
      "the network answers when Google has gone on, and its adapter passes that on",
    "closed-by-force": "it speaks of the network, whose ad sticks or whose countdown is long",
    "impression-counted-at-presentation": "it speaks of Google, and the unit's option asks for it",
    "load-while-loading":
      "it speaks of the application, whose user asks for a banner that gets its next ad by itself",
  ]
}
