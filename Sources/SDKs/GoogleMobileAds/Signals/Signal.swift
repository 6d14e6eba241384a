/// A text that a publisher's server hands to Google's when it asks for an ad. Only Google reads it.
public final class Signal: NSObject {
  /// The signal as text.
  public let signal: String

  init(_ signal: String) {
    self.signal = signal
    super.init()
  }
}
