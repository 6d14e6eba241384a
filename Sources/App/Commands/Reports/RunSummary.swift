import Catalogue
import JSON
import Observing
import Playing
import Scenarios
import Simulation

extension ScriptRun {
  /// The result of the run, as one line of JSON: what was counted by the end of the script, and every
  /// rule that was broken.
  func summary() -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.writeMember("scenario", session.scenario.title)
    json.writeMember("seed", Int(clamping: session.world.seed))
    if session.realTimePassed > .zero {
      json.writeMember("realTime", session.realTimePassed.wholeMilliseconds)
    }
    json.writeKey("ads")
    json.beginArray()
    let ledgers = ledgersOfScript ?? session.ledgers
    for ad in ledgers.ads {
      json.write(ad, breaking: session.ledgers[ad.name]?.findings ?? ad.findings)
    }
    json.endArray()
    json.write(ledgers.arbiters)
    json.write(ledgers.services)
    json.writeKey("adapters")
    json.beginArray()
    for adapter in session.ledgers.adapters.records { json.write(adapter) }
    json.endArray()
    json.writeKey("expectations")
    json.beginObject()
    json.writeMember("held", held)
    json.writeKey("failed")
    json.beginArray()
    for failure in failures { json.write(failure) }
    json.endArray()
    json.endObject()
    json.endObject()
    json.endLine()
    return json.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ failure: ScriptRun.Failure) {
    beginObject()
    writeKey("line")
    if let line = failure.line { write(line) } else { writeNull() }
    writeKey("differences")
    beginArray()
    for difference in failure.differences { write(difference.sentence) }
    endArray()
    endObject()
  }
}
