import GoogleMobileAds

/// Never answers a load.
public final class NeverAnswers: ErringAdapter {
  override class var mistake: Mistake { Mistake([.answer], .never) }
}

/// Answers each load twice.
public final class AnswersTwice: ErringAdapter {
  override class var mistake: Mistake { Mistake([.answer], .twice) }
}

/// Answers its first load alone: all later ones wait forever.
public final class AnswersItsFirstLoadOnly: ErringAdapter {
  override class var mistake: Mistake { Mistake([.answer], .ofFirstAd) }
}

/// Answers each load half a minute late.
public final class AnswersLate: ErringAdapter {
  override class var mistake: Mistake { Mistake([.answer], .late(.seconds(30))) }
}

/// Fails each load at once, and hands over the network's ad when that comes.
///
/// After a public issue of an adapter, whose network is still starting as it is first asked.
public final class RefusesFirst: ErringAdapter {
  override class var mistake: Mistake { Mistake([.answer], .refusedFirst) }
}

/// Says that there is an ad where the network has none: what it hands over is empty.
///
/// After a public issue of an adapter, whose full-screen loads succeed with nothing.
public final class FillsWithoutAnAd: ErringAdapter {
  override class var mistake: Mistake { Mistake([.answer], .madeUp) }
}

/// Answers each load, and reports each event, on a queue of its own.
public final class AnswersElsewhere: ErringAdapter {
  override class var mistake: Mistake {
    Mistake(
      [.answer, .impression, .click, .arrival, .goodbye, .gone, .refusal, .video, .reward],
      .elsewhere)
  }
}
