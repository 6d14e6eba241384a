package import JSON

extension JSONWriter {
  /// Every show, and how many requests there were; nothing without a unit that has a service.
  package mutating func write(_ services: Services) {
    guard !services.records.isEmpty else { return }
    array("shows") { json in
      for record in services.records {
        for show in record.shows { json.write(show, unit: record.unit) }
      }
    }
    writeMember("requests", services.records.reduce(0) { $0 + $1.requests.count })
    array("requestsPerLoad") { json in
      for record in services.records {
        for requests in record.requestsPerLoad { json.write(requests) }
      }
    }
  }

  private mutating func write(_ show: ServiceRecord.Show, unit: String) {
    object { json in
      json.writeMember("n", show.number)
      json.writeMember("unit", unit)
      json.writeKey("outcome")
      // A show without a completion is still open.
      if show.completions > 0, let outcome = show.outcome {
        json.write(outcome)
      } else {
        json.writeNull()
      }
      json.writeMember("completions", show.completions)
    }
  }
}
