package import Simulation

/// What a scenario does not have although it is in the recording, or stands in for what nobody recorded.
package enum Loss: Hashable, Sendable {
  /// Nobody asked an adapter for this ad: it went through an arbiter or a service, or only the application
  /// was recorded.
  case adWithoutLine(String)
  /// Google's SDK asked this line, too, whose adapter was not recorded.
  case lineWithoutAdapter(unit: String, line: String)
  /// The error of a line is one of the Sample network's.
  case error(unit: String, code: Int?, domain: String, as: String)
  /// The texts of ads were not recorded.
  case texts(unit: String)
  /// Pictures are made up.
  case pictures(unit: String)
  /// What else was set, and is not known here.
  case setting(unit: String, name: String)
  /// The network's parameters and bids are placeholders.
  case credentials
  /// The user's taps on these ads are where their clicks were counted, since nobody recorded the user.
  case taps
  /// When the user was away, or scrolled, is not recorded.
  case absences
  /// The scenario counts another number of an ad than was recorded.
  case count(ad: String, of: Count.What, in: Ledger, recorded: Int, here: Int)
  /// Entries are missing.
  case holes(Int)
}
