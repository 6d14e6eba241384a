import JSON
import Simulation

extension ScriptRun {
  /// What came of the run, as one line of JSON.
  package func summary() -> [UInt8] {
    var json = JSONWriter()
    json.raw("{\"scenario\":")
    json.write(session.scenario.title)
    json.raw(",\"seed\":")
    json.write(Int(clamping: session.world.seed))
    json.raw(",\"ads\":[")
    for (number, ad) in session.ledgers.ads.enumerated() {
      if number > 0 { json.raw(",") }
      json.write(ad)
    }
    json.raw("],\"expectations\":{\"held\":")
    json.write(held)
    json.raw(",\"failed\":[")
    for (number, failure) in failures.enumerated() {
      if number > 0 { json.raw(",") }
      json.write(failure)
    }
    json.raw("]}}\n")
    return json.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ ad: AdRecord) {
    raw("{\"ad\":")
    write(ad.name)
    raw(",\"unit\":")
    write(ad.unit)
    raw(",\"line\":")
    if let line = ad.line { write(line) } else { raw("null") }
    raw(",\"google\":")
    write(ad.google)
    raw(",\"network\":")
    write(ad.networks)
    raw(",\"findings\":[]}")
  }

  private mutating func write(_ tally: AdRecord.Tally) {
    raw("{\"impressions\":")
    write(tally.impressions)
    raw(",\"clicks\":")
    write(tally.clicks)
    raw(",\"rewards\":")
    write(tally.rewards)
    raw("}")
  }

  fileprivate mutating func write(_ failure: ScriptRun.Failure) {
    raw("{\"line\":")
    if let line = failure.line { write(line) } else { raw("null") }
    raw(",\"differences\":[")
    for (number, difference) in failure.differences.enumerated() {
      if number > 0 { raw(",") }
      write(difference)
    }
    raw("]}")
  }
}
