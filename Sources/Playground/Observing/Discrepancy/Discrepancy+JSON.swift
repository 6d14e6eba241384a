package import JSON

extension Discrepancy {
  /// All of it as one line of JSON; with a threshold also which gaps are above it.
  package func summary(title: String, seed: UInt64, _ threshold: Threshold? = nil) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.writeMember("scenario", title)
    json.writeMember("seed", Int(clamping: seed))
    json.writeMember("runs", runs)
    json.writeMember("failed", failed)
    if crashed > 0 { json.writeMember("crashed", crashed) }
    json.writeKey("lines")
    json.beginArray()
    for line in lines { json.write(line) }
    json.endArray()
    json.writeMember("base", "google")
    json.writeMember("sign", "network - google")
    if let threshold {
      json.writeKey("thresholdPercent")
      json.write(hundredths: threshold.hundredths)
      json.writeKey("above")
      json.beginArray()
      for excess in excesses(above: threshold) { json.write(excess) }
      json.endArray()
    }
    json.endObject()
    json.endLine()
    return json.bytes
  }

  /// Reads what `summary(title:seed:)` has written.
  package init(reading node: JSONNode) throws(JSONError) {
    var object = try node.object()
    _ = (object.optional("scenario"), object.optional("seed"))
    lines = try object.required("lines").array { (node) throws(JSONError) in
      try Line(reading: node)
    }
    runs = try object.required("runs").int()
    failed = try object.required("failed").int()
    crashed = try object.optional("crashed")?.int() ?? 0
  }
}

extension Discrepancy.Line {
  fileprivate init(reading node: JSONNode) throws(JSONError) {
    var object = try node.object()
    self.init(
      unit: try object.required("unit").string(), label: try object.required("line").string())
    ads = try object.required("ads").int()
    google = try AdRecord.Tally(reading: try object.required("google"))
    let network = try object.required("network")
    self.network = network.kind == .null ? nil : try AdRecord.Tally(reading: network)
    vast = try object.optional("vast").map { (node) throws(JSONError) in
      try AdRecord.Tally(pixels: node)
    }
    for cause in try object.required("causes").map() { causes[cause.key] = try cause.value.int() }
  }
}

extension AdRecord.Tally {
  fileprivate init(reading node: JSONNode) throws(JSONError) {
    var object = try node.object()
    impressions = try object.required("impressions").int()
    clicks = try object.required("clicks").int()
    rewards = try object.required("rewards").int()
    paidMicros = try object.required("paidMicros").int()
  }
}

extension AdRecord.Tally {
  fileprivate init(pixels node: JSONNode) throws(JSONError) {
    var object = try node.object()
    self.init(
      impressions: try object.required("impressions").int(),
      clicks: try object.required("clicks").int())
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ line: Discrepancy.Line) {
    beginObject()
    writeMember("unit", line.unit)
    writeMember("line", line.label)
    writeMember("ads", line.ads)
    writeKey("google")
    write(line.google, withPaid: true)
    writeKey("network")
    if let network = line.network { write(network, withPaid: true) } else { writeNull() }
    if let vast = line.vast {
      writeKey("vast")
      beginObject()
      writeMember("impressions", vast.impressions)
      writeMember("clicks", vast.clicks)
      endObject()
    }
    writeKey("gap")
    beginObject()
    for kind in Discrepancy.Kind.allCases {
      writeKey(kind.rawValue)
      if let gap = line.gap(kind).difference { write(gap) } else { writeNull() }
    }
    endObject()
    writeKey("gapPercent")
    beginObject()
    for kind in Discrepancy.Kind.allCases {
      writeKey(kind.rawValue)
      write(hundredths: line.gap(kind).hundredths)
    }
    endObject()
    writeKey("causes")
    beginObject()
    for (rule, ads) in line.causesInOrder { writeMember(rule, ads) }
    endObject()
    endObject()
  }

  fileprivate mutating func write(_ excess: Discrepancy.Excess) {
    beginObject()
    writeMember("unit", excess.line.unit)
    writeMember("line", excess.line.label)
    writeMember("what", excess.kind.rawValue)
    endObject()
  }

  fileprivate mutating func write(hundredths: Int?) {
    if let hundredths { writeMicros(hundredths * 10_000) } else { writeNull() }
  }
}
