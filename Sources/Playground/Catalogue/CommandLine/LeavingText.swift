/// What the program says on the normal screen when it has left the stage.
package enum LeavingText {
  package static func lastJournal(path: String) -> String {
    "The journal of this session is in \(path)"
  }
}
