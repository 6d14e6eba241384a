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
    let ledgers = ledgersOfScript ?? session.ledgers
    return JSONWriter.line { json in
      json.writeMember("scenario", session.scenario.title)
      json.writeMember("seed", Int(clamping: session.world.seed))
      if session.realTimePassed > .zero {
        json.writeMember("realTime", session.realTimePassed.wholeMilliseconds)
      }
      json.array("ads") { json in
        for ad in ledgers.ads {
          json.write(ad, breaking: session.ledgers[ad.name]?.findings ?? ad.findings)
        }
      }
      json.array("findings", of: session.ledgers.findingsWithoutAd) { $0.write($1) }
      json.write(ledgers.arbiters)
      json.write(ledgers.services)
      json.array("adapters", of: session.ledgers.adapters.records) { $0.write($1) }
      json.object("expectations") { json in
        json.writeMember("held", held)
        json.array("failed", of: failures) { $0.write($1) }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ failure: ScriptRun.Failure) {
    object { json in
      json.writeMember("line", failure.line)
      json.array("differences", of: failure.differences) { $0.write($1.sentence) }
    }
  }
}
