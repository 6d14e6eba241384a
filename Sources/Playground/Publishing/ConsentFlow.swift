import Foundation
import Scenarios
import Simulation
import UIKit
import UserMessagingPlatform

/// The application asks whether its user has to be asked for consent, and shows the form: through the layer before it, if
/// there is one.
@MainActor
final class ConsentFlow {
  static var shared: ConsentFlow { World.current.instance { ConsentFlow() } }

  /// How it does so; nil if it does not.
  private var question: Scenario.ConsentQuestion? { ConsentAsking.shared.question }
  /// Whether it knows that the user has answered.
  private var knowsAnswer = false
  /// Whether the layer has told it nothing, or something else.
  private var isMisled = false

  private var journal: Journal { World.current.journal }
  private var layer: Party? { question?.layer.map { Party(.layer, name: $0) } }

  func ask(over screen: AppScreen) {
    guard let question else { return }
    isMisled = false
    guard question.flaw != .asksForNoUpdate else { return load(over: screen) }
    ConsentInformation.shared.requestConsentInfoUpdate(with: RequestParameters()) { [self] error in
      if let error { return tell(error) }
      if question.flaw == .showsItAlways, ConsentInformation.shared.formStatus == .available {
        return load(over: screen)
      }
      present(over: screen)
    }
  }

  private func present(over screen: AppScreen) {
    if errs(.keepsTheForm), ConsentInformation.shared.consentStatus == .required {
      isMisled = true
      return note("the consent form is not shown", .formKeptByLayer)
    }
    ConsentForm.loadAndPresentIfRequired(from: screen.top) { [self] in tell($0) }
  }

  private func load(over screen: AppScreen) {
    ConsentForm.load { [self] form, error in
      guard let form else { return tell(error) }
      form.present(from: screen.top) { [self] in tell($0) }
    }
  }

  /// Google has told how it went: the layer tells the application, as well as it can.
  private func tell(_ error: (any Error)?) {
    guard let layer else { return hear() }
    if errs(error == nil ? .keepsTheEnd : .keepsTheFailure) {
      isMisled = true
      let what = error == nil ? "the end of the consent form" : "an error about consent"
      return note("\(what) is kept from the application", .consentKeptByLayer)
    }
    if errs(.deniesTheAnswer),
      [.obtained, .notRequired].contains(ConsentInformation.shared.consentStatus)
    {
      isMisled = true
      note("the application is told that the user has not answered", .consentChangedByLayer)
    }
    let message = error == nil ? "onConsentFormDismissed" : "onConsentFormError"
    let status = isMisled ? "unknown" : ConsentInformation.shared.consentStatus.word
    journal.callback(
      from: layer, to: .app, message, .consentTold, data: [Fact.consentStatus(status)]
    ) { [self] in hear() }
  }

  private func hear() {
    knowsAnswer = ConsentInformation.shared.consentStatus == .obtained && !isMisled
    guard question?.flaw == .takesAnAnswerForYes, knowsAnswer,
      PublisherPrivacy.shared.hasRefused
    else { return }
    journal.note(
      by: .app, "the application takes the answer for consent, and the user has refused",
      violation: .answerTakenForYes)
  }

  private func errs(_ mistake: Scenario.ConsentQuestion.Mistake) -> Bool {
    layer != nil && question?.mistakes.contains(mistake) == true
  }

  private func note(_ text: String, _ violation: Violation) {
    guard let layer else { return }
    journal.note(by: layer, text, violation: violation)
  }

  /// What the user has answered is stored: the form, if it is there, closes.
  func heardOfAnswer() {
    if ConsentDesk.shared.isFormOpen { ConsentDesk.shared.answered() }
  }

  /// Whether the application asks for no ad, as it waits for an answer; noted.
  func holdsBack(_ unit: String) -> Bool {
    guard question?.flaw == .holdsAdsBack, !knowsAnswer else { return false }
    let text = PublisherApp.holdsBack
    let facts: Fields = [Fact.unit(unit)]
    // Whoever waits for the form that is there, or was not told how it ended, waits with good reason.
    if isMisled || ConsentDesk.shared.isFormOpen {
      journal.note(by: .app, text, data: facts)
    } else {
      journal.note(by: .app, text, violation: .adsHeldBack, data: facts)
    }
    return true
  }
}

extension PublisherApp {
  /// What the journal says where no ad is asked for.
  package static let holdsBack =
    "no ad is asked for: the application waits for the user's consent"
}

/// How the scenario's application asks, which an end of the application does not change.
final class ConsentAsking: Lasting {
  static var shared: ConsentAsking { World.current.instance { ConsentAsking() } }

  private(set) var question: Scenario.ConsentQuestion?

  /// How the scenario says that it asks, which steps of its script may have changed since.
  private var initial: Scenario.ConsentQuestion?

  func deploy(_ initial: Scenario.ConsentQuestion?) {
    guard initial != self.initial else { return }
    self.initial = initial
    take(initial)
  }

  /// It asks in another way from now on.
  func change(_ change: Fields) {
    var question = question ?? .init()
    question.apply(change)
    take(question)
  }

  private func take(_ question: Scenario.ConsentQuestion?) {
    self.question = question
    let desk = ConsentDesk.shared
    desk.outcome = question?.outcome
    desk.listener = question?.layer.map { Party(.layer, name: $0) } ?? .app
    desk.onChoice = { agrees in
      PublisherPrivacy.shared.take(["tcf": .string(agrees ? Self.yes : Self.no)])
    }
  }

  /// What a form stores: consent to all purposes, and to none.
  private static let yes = "CQlH_MAQlH_MAEsAHBENB4FgAP_AAAAAAAYgF5wAQF5gAAAA.IF5wAQF5gA"
  private static let no = "CQlH_MAQlH_MAEsAHBENB4FgAAAAAAAAAAYgAAAAAAAA.IF5wAQF5gA"
}
