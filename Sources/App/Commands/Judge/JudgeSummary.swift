import Catalogue
import Contract
import JSON
import Observing
import Simulation

extension Judgement {
  /// What one recording shows, as a line of JSON. What nobody recorded is null.
  func summary(of recording: Recording) -> [UInt8] {
    JSONWriter.line { json in
      json.writeMember("file", name(of: recording))
      json.writeMember("run", recording.run.isEmpty ? nil : recording.run)
      json.writeMember("app", recording.facts?.app)
      json.writeMember("entries", recording.entries)
      json.writeMember("lost", recording.lost)
      json.writeMember("doubled", recording.doubles)
      json.writeMember("cut", recording.isCut)
      json.array("pauses", of: recording.pauses) { json, pause in
        json.object {
          $0.writeMember("before", pause.before)
          $0.writeMember("milliseconds", Int(pause.length / .milliseconds(1)))
        }
      }
      if !recording.unshown.isEmpty {
        json.array("unshown", of: recording.unshown) { $0.write($1) }
      }
      json.array("ads", of: recording.ads) { $0.write($1) }
      json.array("findings", of: recording.findings) { $0.write($1, self) }
      json.writeMember("judged", recording.judgedCount)
      json.array("judgedRules", of: recording.judgedRules.map(\.id)) { $0.write($1) }
      json.array("notJudged", of: recording.notJudged) { json, row in
        json.object {
          $0.writeMember("rule", row.rule.id)
          $0.array("needs", of: row.parts.map(\.rawValue)) { $0.write($1) }
          $0.array("record", of: JudgeText.how(row.parts, row.leftOut)) { $0.write($1) }
          $0.array("senses", of: row.rule.senses) { $0.write($1) }
          if !row.leftOut.isEmpty { $0.array("leftOut", of: row.leftOut) { $0.write($1) } }
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ ad: RecordedAd) {
    object {
      $0.writeMember("ad", ad.name)
      $0.writeMember("format", ad.format)
      $0.writeMember("class", ad.className)
      $0.write("google", ad.google)
      $0.write("network", ad.network)
    }
  }

  private mutating func write(_ side: String, _ counts: RecordedAd.Counts) {
    object(side) {
      $0.write("impressions", counts.impressions)
      $0.write("clicks", counts.clicks)
      $0.write("rewards", counts.rewards)
    }
  }

  private mutating func write(_ what: String, _ count: Int?) {
    if let count { writeMember(what, count) } else { writeMember(what, String?.none) }
  }

  fileprivate mutating func write(_ found: RecordedFinding, _ judgement: Judgement) {
    let finding = found.finding
    object { json in
      json.writeMember("ad", finding.ad)
      json.writeMember("rule", finding.rule.id)
      json.writeMember("severity", finding.rule.severity.rawValue)
      json.array("proof", of: finding.proof) { $0.write($1) }
      json.array("lines", of: found.proof) { $0.write(judgement.place($1)) }
      if let late = found.late { json.writeMember("late", judgement.place(late)) }
      json.writeMember("sentence", finding.rule.sentence)
      json.writeMember("fix", finding.remedy.report)
      if let code = finding.remedy.code { json.writeMember("code", code) }
    }
  }
}
