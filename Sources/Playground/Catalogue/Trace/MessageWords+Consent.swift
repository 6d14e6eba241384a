// What the journal says of the consent form.
extension MessageWords {
  static let ofConsent = [
    "the consent server answered",
    "the consent form is on the screen",
    "the consent form is not shown",
    "the form is asked for, and nobody has asked whether the user has to be asked",
    "the form is shown to a user who has answered it",
    "the account has no form for this application",
    "the end of the consent form is kept from the application",
    "an error about consent is kept from the application",
    "the application is told that the user has not answered",
    "no ad is asked for: the application waits for the user's consent",
    "the application takes the answer for consent, and the user has refused",
  ]
}
