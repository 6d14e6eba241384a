import Simulation
import VAST

/// Reads a VAST ad and follows its wrappers, all of it in the journal. It ends with the ads that are
/// played one after the other, usually one, or with VAST's own error, of which every level has been
/// told.
struct MediatedVASTReading {
  private let vast: MediatedVAST
  private let player: MediatedPlayer
  /// What was read so far: several wrappers may lead to the same document.
  private var answers: [String: VASTAnswer] = [:]

  init(_ vast: MediatedVAST, for player: MediatedPlayer) {
    self.vast = vast
    self.player = player
  }

  mutating func read() -> Result<[MediatedVASTAd], VASTErrorCode> {
    let document: VASTDocument
    do throws(VASTRefusal) {
      document = try VASTReader.read(vast.document).document
    } catch {
      return fail(error.code, "\(error.position): \(error.text)")
    }
    var resolution = VASTResolution(document)
    while let request = resolution.request { resolution.answer(answer(to: request)) }
    switch resolution.outcome {
    case .noAd(let errors):
      return fail(.noAd, "the document has no ad", errors.map { VASTPixel($0, level: 0) })
    case .failed(let failures):
      failures.dropFirst().forEach(note)
      return failures.first.map(fail) ?? fail(.undefined, "nothing came of it")
    case .ads(let ads):
      ads.failures.forEach(note)
      return play(ads)
    }
  }

  private func play(_ ads: VASTAds) -> Result<[MediatedVASTAd], VASTErrorCode> {
    let playlist = ads.playlist
    let list = playlist.ads
    guard let first = list.first else { return fail(ads) }
    if let forced { return fail(first, forced) }
    for lost in playlist.lost { _ = fail(lost.ad, lost.code) }
    let videos = list.enumerated().map { number, ad in
      MediatedVASTAd(ad, of: player, .init(number: number + 1, count: list.count))
    }
    var facts = videos[0].facts
    if !playlist.others.isEmpty {
      facts[.others] = playlist.others.map { $0.inline.ad.id ?? "" }
    }
    World.current.journal.note(
      by: player.network, "the VAST ad can be played", .vastRead, data: facts.inJournal)
    return .success(videos)
  }

  /// Ads of which none can be played: a pod reports each, and otherwise the first speaks for all.
  private func fail(_ ads: VASTAds) -> Result<[MediatedVASTAd], VASTErrorCode> {
    let lost = ads.pod.isEmpty ? ads.standAlone.prefix(1) : ads.pod[...]
    let results = lost.map { fail($0, $0.hindrance ?? .undefined) }
    return results.first ?? fail(.undefined, "nothing came of it")
  }

  private func fail(
    _ ad: VASTResolvedAd, _ code: VASTErrorCode
  ) -> Result<[MediatedVASTAd], VASTErrorCode> {
    let video = MediatedVASTAd(ad, of: player)
    return fail(
      code, code.meaning ?? "the player failed", ad.errors, of: ad.levels,
      video.macros(.error(code.rawValue), .init()))
  }

  /// What the player has with an ad that is fine; a number that VAST does not have is 900.
  private var forced: VASTErrorCode? {
    vast.error.map { VASTErrorCode(rawValue: $0) }.map { $0.isDefined ? $0 : .undefined }
  }

  // MARK: Wrappers

  private mutating func answer(to request: VASTRequest) -> VASTAnswer {
    let journal = World.current.journal
    let url = player.expand(request.url)
    let facts = ([Fact.url(url), Fact.level(request.depth)] as Fields).inJournal
    journal.call(from: player.network, to: .server, "GET \(url)".inJournal, .vastAsked, data: facts)
    let answer = answers[request.url] ?? find(request.url, url)
    answers[request.url] = answer
    journal.callback(
      from: .server, to: player.network, "the answer to GET \(url)".inJournal, .vastAnswered,
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

  private func fail(_ failure: VASTFailure) -> Result<[MediatedVASTAd], VASTErrorCode> {
    fail(failure.code, failure.reason.sentence, failure.errors, of: failure.chain)
  }

  private func fail(
    _ code: VASTErrorCode, _ reason: String, _ pixels: [VASTPixel] = [], of chain: [VASTLevel] = [],
    _ macros: VASTMacros = VASTMacros()
  ) -> Result<[MediatedVASTAd], VASTErrorCode> {
    let journal = World.current.journal
    var macros = macros
    macros.values[.errorCode] = ["\(code.rawValue)"]
    let facts: Fields = [
      Fact.code(code.rawValue), Fact.error(reason), Fact.levels(chain.map(\.facts)),
    ]
    let number = journal.write(
      .note(violation: nil), from: player.network,
      "VAST error \(code.rawValue): \(reason)".inJournal, .vastFailed, data: facts.inJournal)
    let context = Context(cause: number, ad: journal.context.ad, line: journal.context.line)
    journal.within(context) { player.call(pixels, of: chain, "error", .pixelError, macros) }
    return .failure(code)
  }
}

extension VASTAnswer {
  /// What the journal says of it.
  fileprivate func facts(_ facts: Fields) -> Fields {
    var facts = facts
    switch self {
    case .document(let document):
      let ads = document.ads
      facts[.ads] = ads.count
      facts[.kind] = ads.first.map { $0.wrapper == nil ? "inline" : "wrapper" }
      facts[.adID] = ads.first?.id
      facts[.system] = ads.first?.system
    case .refused(let refusal): facts[.error] = refusal.sentence
    case .unreachable: facts[.error] = "unreachable"
    }
    return facts
  }
}

extension VASTLevel {
  /// What the journal says of a wrapper, or of the ad inside.
  var facts: Fields {
    var facts: Fields = [
      Fact.kind(ad.wrapper == nil ? "inline" : "wrapper"), Fact.adID(ad.id ?? ""),
      Fact.system(ad.system ?? ""), Fact.creativeID(ad.selectedCreative?.id ?? ""),
    ]
    facts[.url] = url
    facts[.version] = version
    return facts
  }
}
