import Catalogue
import Consent
import JSON
import Observing

extension ConsentSheet {
  /// All of it as one line. Vendors and providers are ranges, since there can be thousands.
  var json: [UInt8] {
    JSONWriter.line { json in
      json.array("strings", of: sources) { $0.write($1) }
      json.writeMember("on", day.text)
      json.writeKey("gdprApplies")
      if let gdprApplies { json.write(gdprApplies) } else { json.writeNull() }
      json.array("google", of: servings) { $0.write($1) }
      json.array("us", of: refusals) { $0.write($1) }
      json.array("contradictions", of: contradictions) { $0.write($1.sentence) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ source: ConsentInput.Source) {
    object { json in
      json.writeMember("name", source.name)
      switch source.item.reading {
      case nil: json.writeMember("value", source.item.text)
      case .failure(let error)?:
        json.writeKey("error")
        json.write(error)
      case .success(let reading)?: json.writeMembers(of: reading)
      }
    }
  }

  private mutating func write(_ error: ConsentError) {
    object { json in
      json.writeMember("character", error.character)
      json.writeMember("text", error.text)
    }
  }

  private mutating func writeMembers(of reading: ConsentReading) {
    writeMember("kind", reading.form.word)
    writeMember("guess", reading.isGuess)
    write(reading.segments)
    if reading.form == .gpp { array("sections", of: reading.sections) { $0.write($1) } }
    array("findings", of: reading.allFindings) { json, finding in
      json.object { json in
        json.writeMember("note", finding.isNote)
        json.writeMember("character", finding.character)
        json.writeMember("text", finding.text)
      }
    }
  }

  private mutating func write(_ section: GPPSection) {
    object { json in
      json.writeMember("id", section.number)
      json.writeMember("prefix", section.id?.prefix)
      json.writeMember("character", section.character)
      if case .failed(let error) = section.content {
        json.writeKey("error")
        json.write(error)
      }
      json.write(section.segments)
    }
  }

  private mutating func write(_ segments: [ConsentSegment]) {
    array("segments", of: segments) { json, segment in
      json.object { json in
        json.writeMember("segment", segment.name.rawValue)
        json.object("fields") { json in
          for field in segment.fields {
            json.writeKey(field.name.rawValue)
            json.write(field.value)
          }
        }
      }
    }
  }

  // MARK: Values

  private mutating func write(_ value: ConsentValue) {
    switch value {
    case .number(let number), .choice(_, let number): write(number)
    case .moment(let tenths): write(CivilMoment(tenths: tenths).text)
    case .letters(let letters): write(letters)
    case .flag(let flag): write(flag)
    case .answer(let answer): write(String(answer))
    case .choices(_, let numbers): write(numbers)
    case .ids(.providers, let ids): object { $0.writeMembers(of: ids) }
    case .ids(_, let ids): write(ids.ids)
    case .vendors(let set):
      object { json in
        json.writeMember("max", set.maximum)
        json.writeMember("isRange", set.isRange)
        json.writeMembers(of: set.ids)
      }
    case .restrictions(let all):
      array(of: all) { json, restriction in
        json.object { json in
          json.writeMember("purpose", restriction.purpose)
          json.writeMember("type", restriction.type.rawValue)
          json.writeMembers(of: restriction.vendors)
        }
      }
    }
  }

  private mutating func write(_ numbers: [Int]) { array(of: numbers) { $0.write($1) } }

  private mutating func array<Element>(
    of elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    beginArray()
    for element in elements { write(&self, element) }
    endArray()
  }

  private mutating func writeMembers(of ids: IDSet) {
    writeMember("count", ids.count)
    array("ranges", of: ids.ranges) { $0.write([$1.lowerBound, $1.upperBound]) }
  }

  // MARK: What follows

  fileprivate mutating func write(_ serving: ServingVerdict) {
    object { json in
      json.writeMember("string", serving.source)
      json.writeMember("ads", serving.ads.rawValue)
      json.writeMember("lastUpdated", serving.updated.text)
      json.writeMember("isOld", serving.lacks.contains(.tooOld))
      json.array("reasons", of: serving.reasons) { $0.write($1) }
    }
  }

  fileprivate mutating func write(_ refusals: USRefusals) {
    object { json in
      json.writeMember("string", refusals.source)
      json.writeKey("applies")
      json.write(!refusals.isNotApplicable)
      json.array("optOuts", of: refusals.optOuts) { $0.write($1.rawValue) }
      json.writeKey("globalPrivacyControl")
      if let control = refusals.globalControl { json.write(control) } else { json.writeNull() }
    }
  }
}

extension ConsentKind {
  fileprivate var word: String {
    switch self {
    case .tcf: "tcf"
    case .additionalConsent: "additionalConsent"
    case .gpp: "gpp"
    case .usPrivacy: "usPrivacy"
    case .section(let id): id.prefix
    }
  }
}
