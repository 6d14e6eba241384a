/// What ⏎ does, in a word for the footer; also what Esc does if the ad asks whether to stay.
package enum EnterWord {
  package static let explain = "why"
  package static let proof = "proof"
  package static let force = "force"
  package static let show = "show"
  package static let load = "load"
  package static let scrollBack = "scroll back"
  package static let comeBack = "back"
  package static let tap = "tap"
  package static let close = "close"
  package static let stay = "stay"
}
