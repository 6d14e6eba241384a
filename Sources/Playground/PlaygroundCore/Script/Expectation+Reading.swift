import JSON

extension Expectation {
  init(reading node: JSONNode) throws(JSONError) {
    var object = try node.object()
    self.init()
    ad = try object.optional("ad")?.string()
    google = try object.optional("google").map { (node) throws(JSONError) in
      try Numbers(reading: node)
    }
    network = try object.optional("network").map { (node) throws(JSONError) in
      try Numbers(reading: node)
    }
    if let node = object.optional("journal") {
      var messages: [String] = []
      for element in try node.array() { messages.append(try element.string()) }
      journal = messages
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
