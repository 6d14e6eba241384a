/// What a publisher passes with a request to Ad Manager. Adapters are handed none of it.
open class AdManagerRequest: Request {
  /// The publisher's own name for the user.
  open var publisherProvidedID: String?
  /// Kinds of ads that are not wanted.
  open var categoryExclusions: [String]?

  override func blankCopy() -> Request {
    let copy = AdManagerRequest()
    copy.publisherProvidedID = publisherProvidedID
    copy.categoryExclusions = categoryExclusions
    return copy
  }
}
