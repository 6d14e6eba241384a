import Simulation

extension Rulebook {
  /// What an application, and a layer before it, owe a user who has to be asked for consent.
  static let consentFormRules: [Rule] = [
    ofForm(
      .formWithoutUpdate, .error, .app,
      sentence:
        "The application asked for the consent form before it had asked whether there is one.",
      why: "No form is available, nobody asks the user, and ads stay away or are limited.",
      fix: "Load the form in the completion handler of requestConsentInfoUpdate, at each start.",
      code: "ConsentForm.loadAndPresentIfRequired(from: self)"),
    ofForm(
      .formShownAgain, .warning, .app,
      sentence: "The application showed the consent form to a user who had answered it.",
      why: "Users are asked at each start, and some end by refusing.",
      fix:
        "Show it only where it is required; to change an answer there is the form of privacy options.",
      code: "ConsentForm.loadAndPresentIfRequired(from: self)"),
    ofForm(
      .formMisconfigured, .warning, .app,
      sentence: "Google has no consent form for the application.",
      why: "Each request for consent fails, and where the law wants it no ad can be requested.",
      fix: "Publish a message for this application in the account, and check the application's id."),
    ofForm(
      .adsHeldBack, .error, .app,
      sentence: "The application asked for no ad, as it waits for an answer that nobody gives.",
      why: "Where no consent is required, or nobody shows the form, no ad ever comes.",
      fix: "Ask for ads when canRequestAds says so: also where consent is not required.",
      code: "if ConsentInformation.shared.canRequestAds { load() }"),
    ofForm(
      .answerTakenForYes, .error, .app,
      sentence: "The application took a user who had answered for one who had agreed.",
      why: "The status is obtained after a no, too: data is used against the user's will.",
      fix:
        "Read what the user has chosen from the TC string's purposes; the status says only that the form is done.",
      code: "UserDefaults.standard.string(forKey: \"IABTCF_PurposeConsents\")"),
    ofForm(
      .formKeptByLayer, .error, .layer,
      sentence: "The user had to be asked for consent; the layer between did not show the form.",
      why: "No answer is stored: ads stay away, or break the law.",
      fix: "Present the form from the topmost controller as soon as it is loaded."),
    ofForm(
      .consentKeptByLayer, .error, .layer,
      sentence:
        "The layer between did not tell the application what has become of the consent form.",
      why: "The application still waits for the answer, and asks for no ad.",
      fix:
        "Pass on the end of the form, and each error with its code, also where no form was needed."),
    ofForm(
      .consentChangedByLayer, .error, .layer,
      sentence: "The layer between told the application that the user has not answered, who has.",
      why: "The application asks again at each start, or shows no ads.",
      fix: "Ask for the status when the form is closed, and not before."),
  ]

  private static func ofForm(
    _ violation: Violation, _ severity: Rule.Severity, _ party: Party, sentence: String,
    why: String, fix: String, code: String? = nil
  ) -> Rule {
    Rule(
      id: violation.rawValue, severity: severity, party: party, sentence: sentence, why: why,
      fix: fix, code: code, source: "Google's guide on UMP; public issues of plugins",
      breach: .noted(violation), occasion: .on(.consentAsked, .consentTold, .formWanted))
  }
}
