package import JSON

extension Discrepancy {
  /// All of it as one line of JSON; with a threshold also which gaps are above it.
  package func summary(title: String, seed: UInt64, _ threshold: Threshold? = nil) -> [UInt8] {
    JSONWriter.line { json in
      json.writeMember("scenario", title)
      json.writeMember("seed", Int(clamping: seed))
      json.writeMember("runs", runs)
      json.writeMember("failed", failed)
      if crashed > 0 { json.writeMember("crashed", crashed) }
      json.array("lines", of: lines) { $0.write($1) }
      json.writeMember("base", "google")
      json.writeMember("sign", "network - google")
      if let threshold {
        json.writeKey("thresholdPercent")
        json.write(hundredths: threshold.hundredths)
        json.array("above", of: excesses(above: threshold)) { $0.write($1) }
      }
    }
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
    object { json in
      json.writeMember("unit", line.unit)
      json.writeMember("line", line.label)
      json.writeMember("ads", line.ads)
      json.writeKey("google")
      json.write(line.google, withPaid: true)
      json.writeKey("network")
      if let network = line.network {
        json.write(network, withPaid: true)
      } else {
        json.writeNull()
      }
      if let vast = line.vast {
        json.object("vast") { json in
          json.writeMember("impressions", vast.impressions)
          json.writeMember("clicks", vast.clicks)
        }
      }
      json.object("gap") { json in
        for kind in Discrepancy.Kind.allCases {
          json.writeMember(kind.rawValue, line.gap(kind).difference)
        }
      }
      json.object("gapPercent") { json in
        for kind in Discrepancy.Kind.allCases {
          json.writeKey(kind.rawValue)
          json.write(hundredths: line.gap(kind).hundredths)
        }
      }
      json.object("causes") { json in
        for (rule, ads) in line.causesInOrder { json.writeMember(rule, ads) }
      }
    }
  }

  fileprivate mutating func write(_ excess: Discrepancy.Excess) {
    object { json in
      json.writeMember("unit", excess.line.unit)
      json.writeMember("line", excess.line.label)
      json.writeMember("what", excess.kind.rawValue)
    }
  }

  fileprivate mutating func write(hundredths: Int?) {
    if let hundredths { writeMicros(hundredths * 10_000) } else { writeNull() }
  }
}
