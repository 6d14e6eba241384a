import Simulation

extension LineRequest {
  /// Judges an answer: an ad to accept, or why there is none. Notes what is wrong with it.
  func judge(
    _ answer: AdapterAnswer<Format.MediatedAd>, _ format: Format
  ) -> Result<Format.MediatedAd, any Error> {
    answer.noteUnlessExactlyOne()
    if let error = answer.error { return .failure(error) }
    guard let ad = answer.ad else { return .failure(RequestError(.internalError)) }
    // Only the first answer in time is examined; the others are discarded.
    guard answeredAt == nil else { return .success(ad) }
    if let refusal = format.refusal(of: ad, from: settings, number: number) {
      return .failure(refusal)
    }
    if !HandedOverAds.shared.isNew(format.object(ad).asHandedOver) {
      World.current.journal.note(
        by: .google, "the same ad object was handed over before", violation: .adHandedOverTwice)
    }
    return .success(ad)
  }

  /// Says what the adapter looked for and did not find, if it failed at once. Only of its first
  /// answer in time, like everything that is judged.
  func noteMissedSettings(_ answer: AdapterAnswer<Format.MediatedAd>) {
    guard answer.ad == nil, !answer.isStandIns, answeredAt == nil,
      let keys = askedSettings?.keys, !keys.isEmpty
    else { return }
    World.current.journal.note(
      by: .google,
      "the adapter asked for \(keys.joined(separator: ", ")), which the line does not have",
      .settingMissed,
      data: [Fact.keys(keys), Fact.number(number)])
  }
}
