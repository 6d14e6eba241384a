import Contract
import JSON

extension Expectation {
  init(reading node: JSONNode, in units: [Scenario.Unit]) throws(JSONError) {
    var object = try node.object()
    self.init()
    ad = try object.optional("ad")?.adName(in: units)
    google = try object.optional("google").map { (node) throws(JSONError) in
      try Numbers(reading: node)
    }
    network = try object.optional("network").map { (node) throws(JSONError) in
      try Numbers(reading: node)
    }
    findings = try object.optional("findings")?.array { (node) throws(JSONError) in
      try node.word(of: Rulebook.all.map(\.id))
    }
    journal = try object.optional("journal")?.array { (node) throws(JSONError) in
      try node.string()
    }
    screen = try object.optional("screen")?.array { (node) throws(JSONError) in
      try node.string()
    }
    try object.finish()
  }
}

extension Expectation.Numbers {
  fileprivate init(reading node: JSONNode) throws(JSONError) {
    var object = try node.object()
    self.init(
      impressions: try object.optional("impressions")?.int(),
      clicks: try object.optional("clicks")?.int(),
      rewards: try object.optional("rewards")?.int())
    try object.finish()
  }
}
