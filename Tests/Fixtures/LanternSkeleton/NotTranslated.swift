import Foundation

/// The answer of every method that loads something, until it is translated.
func notTranslated(_ method: String = #function) -> NSError {
  let sentence = "\(method) is not translated yet"
  return NSError(
    domain: "NotTranslated", code: 1, userInfo: [NSLocalizedDescriptionKey: sentence])
}
