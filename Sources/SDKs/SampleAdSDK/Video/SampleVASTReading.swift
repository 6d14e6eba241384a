import Simulation
import VAST

/// Reads a VAST ad and follows its wrappers, all of it in the journal. It ends with an ad that can
/// be played, or with VAST's own error, of which every level has been told.
struct SampleVASTReading {
  private let vast: SampleVAST
  /// What was read so far: several wrappers may lead to the same document.
  private var answers: [String: VASTAnswer] = [:]

  static func read(_ vast: SampleVAST) -> Result<SampleVideoAd, SampleErrorCode> {
    var reading = SampleVASTReading(vast: vast)
    return reading.read()
  }

  private init(vast: SampleVAST) {
    self.vast = vast
  }

  private mutating func read() -> Result<SampleVideoAd, SampleErrorCode> {
    let document: VASTDocument
    do throws(VASTRefusal) {
      document = try VASTReader.read(vast.document).document
    } catch {
      return fail(error.code, "\(error.position): \(error.text)", chain: [], [])
    }
    var resolution = VASTResolution(document)
    while let request = resolution.request {
      resolution.answer(answer(to: request))
    }
    switch resolution.outcome {
    case .noAd(let errors):
      let pixels = errors.map { SamplePixels.Pixel(url: $0.url, level: 0) }
      return fail(VASTErrorCode(rawValue: 303), "the document has no ad", chain: [], pixels)
    case .failed(let failures):
      failures.dropFirst().forEach(note)
      guard let failure = failures.first else {
        return fail(VASTErrorCode(rawValue: 900), "nothing came of it", chain: [], [])
      }
      return fail(failure)
    case .ads(let ads):
      ads.failures.forEach(note)
      guard let ad = ads.first else {
        return fail(VASTErrorCode(rawValue: 900), "nothing came of it", chain: [], [])
      }
      return play(ad, (ads.pod + ads.standAlone).filter { $0 != ad })
    }
  }

  /// A rewarded player takes one ad; `others` are there, and stay where they are.
  private func play(
    _ ad: VASTResolvedAd, _ others: [VASTResolvedAd]
  ) -> Result<SampleVideoAd, SampleErrorCode> {
    let video = SampleVideoAd(ad)
    guard let code = ad.hindrance ?? forced else {
      var facts = video.facts
      if !others.isEmpty {
        facts["others"] = .list(others.map { .string($0.inline.ad.id ?? "") })
      }
      World.current.journal.note(
        by: network, "the VAST ad can be played", .vastRead, data: facts.inJournal)
      return .success(video)
    }
    return fail(
      code, code.meaning ?? "the player failed", chain: ad.levels,
      ad.errors.map(SamplePixels.Pixel.init), video.macros(.error(code.rawValue), .init()))
  }

  /// What the player has with an ad that is fine; a number that VAST does not have is 900.
  private var forced: VASTErrorCode? {
    vast.error.map { VASTErrorCode(rawValue: $0) }.map {
      $0.isDefined ? $0 : VASTErrorCode(rawValue: 900)
    }
  }

  // MARK: Wrappers

  private mutating func answer(to request: VASTRequest) -> VASTAnswer {
    let journal = World.current.journal
    let url = SamplePixels.expand(request.url, VASTMacros())
    let facts = (["url": .string(url), "level": .int(request.depth)] as Fields).inJournal
    journal.call(from: network, to: .server, "GET \(url)".inJournal, .vastAsked, data: facts)
    let answer = answers[request.url] ?? find(request.url, url)
    answers[request.url] = answer
    journal.callback(
      from: .server, to: network, "the answer to GET \(url)".inJournal, .vastAnswered,
      data: answer.facts(facts).inJournal)
    return answer
  }

  private func find(_ url: String, _ expanded: String) -> VASTAnswer {
    guard let bytes = vast.catalogue[url] ?? vast.catalogue[expanded] else { return .unreachable }
    do throws(VASTRefusal) {
      return .document(try VASTReader.read(bytes).document)
    } catch {
      return .refused(error)
    }
  }

  // MARK: What went wrong

  /// A wrapper that led to no ad, although another one did.
  private func note(_ failure: VASTFailure) { _ = fail(failure) }

  private func fail(_ failure: VASTFailure) -> Result<SampleVideoAd, SampleErrorCode> {
    fail(
      failure.code, failure.reason.sentence, chain: failure.chain,
      failure.errors.map(SamplePixels.Pixel.init))
  }

  private func fail(
    _ code: VASTErrorCode, _ reason: String, chain: [VASTLevel], _ pixels: [SamplePixels.Pixel],
    _ macros: VASTMacros = VASTMacros()
  ) -> Result<SampleVideoAd, SampleErrorCode> {
    let journal = World.current.journal
    var macros = macros
    macros.values[.errorCode] = ["\(code.rawValue)"]
    let facts: Fields = [
      "code": .int(code.rawValue), "error": .string(reason),
      "levels": .list(chain.map { .fields($0.facts) }),
    ]
    let number = journal.write(
      .note(violation: nil), from: network, "VAST error \(code.rawValue): \(reason)".inJournal,
      .vastFailed, data: facts.inJournal)
    let context = Context(cause: number, ad: journal.context.ad, line: journal.context.line)
    journal.within(context) {
      SamplePixels(systems: chain.map { $0.ad.system ?? "" })
        .call(pixels, "error", .pixelError, macros)
    }
    return .failure(.vast(code))
  }
}

extension VASTAnswer {
  /// What the journal says of it.
  fileprivate func facts(_ facts: Fields) -> Fields {
    var facts = facts
    switch self {
    case .document(let document):
      let ads = document.ads
      facts["ads"] = .int(ads.count)
      facts["kind"] = ads.first.map { .string($0.wrapper == nil ? "inline" : "wrapper") }
      facts["adID"] = ads.first?.id.map { .string($0) }
      facts["system"] = ads.first?.system.map { .string($0) }
    case .refused(let refusal): facts["error"] = .string(refusal.sentence)
    case .unreachable: facts["error"] = "unreachable"
    }
    return facts
  }
}

extension VASTLevel {
  /// What the journal says of a wrapper, or of the ad inside.
  var facts: Fields {
    var facts: Fields = [
      "kind": .string(ad.wrapper == nil ? "inline" : "wrapper"), "adID": .string(ad.id ?? ""),
      "system": .string(ad.system ?? ""),
      "creativeID": .string(ad.selectedCreative?.id ?? ""),
    ]
    facts["url"] = url.map { .string($0) }
    facts["version"] = version.map { .string($0) }
    return facts
  }
}
