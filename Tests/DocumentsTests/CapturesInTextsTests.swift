import Auditing
import Testing

/// The article on captures, against the table of hosts.
struct CapturesInTextsTests {
  @Test func `the article has every network whose requests are known`() throws {
    let rows = KnownCall.owners.map { owner in
      let lists = [owner.hosts, owner.paths].map { list in
        list.map { "`\($0)`" }.joined(separator: ", ")
      }
      return "| \(owner.name) | \(lists[0]) | \(lists[1].isEmpty ? "any" : lists[1]) |"
    }
    try Documents.expectGenerated(
      ["| network | hosts | paths that begin with |", "|---|---|---|"] + rows, between: "owners",
      in: Documents.article("YourCaptures"))
  }
}
