import Catalogue
import Scenarios
import Simulation
import Verifying

struct VerifyOptions {
  /// The server to try.
  var url: LoopbackURL?
  /// Where a sample server listens.
  var address: LoopbackAddress?
  /// A file for the keys.
  var keys: String?
  var changes: [CallbackChange] = []
  /// The text of an answer that grants a reward.
  var grantedText: String?
  var timeout = Duration.seconds(5)
  var seed: UInt64 = 1
  var isNaive = false
  var printsJSON = false

  static let command = CommandTable(
    HelpPage(
      command: "verify",
      usage: ["--url URL [options]", "--listen ADDRESS [options]", "--keys FILE [--seed N]"],
      about: "try a server that grants verified rewards", guide: "VerifiedRewards",
      description: """
        Sends your server what Google's sends it when a user has earned a reward: a signed request
        that is honest, and nine attacks. It says which of them your server let in. Your server
        needs the lab's keys: --listen serves them at /keys.json, and --keys writes them. They only
        depend on the seed.

        --listen is also a sample server: any other path takes requests, checks them, and prints
        what was granted. Only 127.0.0.1 and [::1] are ever contacted.
        """,
      ending: """
        Exit status: 1 when an attack was let in or could not be judged, or an honest request was
        refused; 2 when there is no server, or none that answers. Signing needs libgcrypt20.
        """, isAside: true),
    VerifyOptions(),
    options: [
      .init(
        "--url", "URL", \.url, .url, "where your server takes the requests",
        notWith: ["--listen"]),
      .init(
        "--listen", "ADDRESS", \.address, .address,
        "be a server there until you end it, with port 0 on a free one"),
      .init("--keys", "FILE", \.keys, .file, "write the keys to a file; - is standard output"),
      .init(
        "--granted", "TEXT", \.grantedText,
        OptionValue("a text of an answer") { $0.isEmpty ? nil : $0 },
        """
        what your server's answer has in it only when it grants a reward; without it every status \
        2xx counts
        """, needs: ["--url"]),
      .init(
        "--set", "NAME=VALUE", each: \.changes, .change,
        """
        a value that your server expects: ad_network, ad_unit, custom_data, reward_amount, \
        reward_item or user_id; no value leaves custom_data or user_id out
        """, needs: ["--url"]),
      .init(
        "--timeout", "TIME", \.timeout, .timeout, "how long an answer may take; 5s when left out",
        needs: ["--url"]),
      .init(
        "--naive", \.isNaive, "believe every request, as a server that checks nothing",
        needs: ["--listen"]),
      .init("--seed", "N", \.seed, .seed, "another pair of keys"),
      .json(\.printsJSON, "one line of JSON; with --listen one for each request"),
    ],
    arguments: .init { (options, words) throws(UsageError) in
      _ = try words.atMost(0)
      guard options.url != nil || options.address != nil || options.keys != nil else {
        throw words.missing("--url, --listen or --keys")
      }
      try options.checkValues()
    },
    run: VerifyCommand.run)

  /// The values of honest requests.
  var values: RewardCallback {
    changes.reduce(into: VerificationLab.usualValues) { values, change in
      values[change.name] = change.value
    }
  }

  /// A request without custom_data and without user_id names no user, so no server could grant its reward.
  private func checkValues() throws(UsageError) {
    guard values[.customData] != nil || values[.user] != nil else {
      throw .together("--set custom_data=", "--set user_id=")
    }
  }
}

/// A value instead of the usual one; nil leaves the parameter out.
struct CallbackChange: Equatable {
  let name: CallbackParameter
  let value: String?

  init?(_ text: String) {
    let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2, let name = CallbackParameter(rawValue: String(halves[0])),
      ![.timestamp, .transaction].contains(name), halves[1].utf8.count <= Self.longest,
      !halves[1].isEmpty || name.isOptional, name != .rewardAmount || Int(halves[1]) != nil
    else { return nil }
    (self.name, value) = (name, halves[1].isEmpty ? nil : String(halves[1]))
  }

  private static let longest = 2000
}

extension OptionValue where Value == LoopbackURL {
  fileprivate static let url = OptionValue(
    "http://127.0.0.1:PORT/PATH or http://[::1]:PORT/PATH, without a query"
  ) { LoopbackURL($0) }
}

extension OptionValue where Value == LoopbackAddress {
  fileprivate static let address = OptionValue("127.0.0.1:PORT or [::1]:PORT") {
    LoopbackAddress($0)
  }
}

extension OptionValue where Value == CallbackChange {
  fileprivate static let change = OptionValue(
    "NAME=VALUE, of which reward_amount is a whole number"
  ) { CallbackChange($0) }
}

extension OptionValue where Value == Duration {
  /// No server is waited for longer.
  fileprivate static let timeout = OptionValue("a time from 1ms to 60s, such as 5s") { word in
    Duration(reading: word).flatMap { (.milliseconds(1) ... .seconds(60)).contains($0) ? $0 : nil }
  }
}
