package import JSON

extension JSONWriter {
  /// Every show, and how many requests there were; nothing without a unit that has a service.
  package mutating func write(_ services: Services) {
    guard !services.records.isEmpty else { return }
    writeKey("shows")
    beginArray()
    for record in services.records {
      for show in record.shows { write(show, unit: record.unit) }
    }
    endArray()
    writeMember("requests", services.records.reduce(0) { $0 + $1.requests.count })
    writeKey("requestsPerLoad")
    beginArray()
    for record in services.records {
      for requests in record.requestsPerLoad { write(requests) }
    }
    endArray()
  }

  private mutating func write(_ show: ServiceRecord.Show, unit: String) {
    beginObject()
    writeMember("n", show.number)
    writeMember("unit", unit)
    writeKey("outcome")
    // One that nobody has called over is still open.
    if show.completions > 0, let outcome = show.outcome { write(outcome) } else { writeNull() }
    writeMember("completions", show.completions)
    endObject()
  }
}
