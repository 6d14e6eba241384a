import Catalogue
import Foundation
import Simulation
import Verifying

/// `adplay verify`: honest requests and attacks for a publisher's server, or a sample of such a server.
@MainActor
enum VerifyCommand {
  /// 0 if honest requests are granted and no attack is, otherwise 1.
  static func run(_ options: VerifyOptions) throws(Failure) -> Int32 {
    do throws(VerificationTrouble) {
      let lab = try lab(options)
      if let path = options.keys, !write(lab.keys, to: path) { return 2 }
      if let address = options.address { try VerifyServer(lab.keys, options).serve(at: address) }
      guard let url = options.url else { return 0 }
      return try attack(url, lab, options)
    } catch {
      throw .verification(error)
    }
  }

  private static func lab(
    _ options: VerifyOptions
  ) throws(VerificationTrouble) -> VerificationLab {
    // Servers remember transactions, so each run has others.
    let stream = RandomStream(
      seed: .random(in: .min ... .max), name: "transactions of the verification lab")
    return try VerificationLab(
      seed: options.seed, options.values, now: now, transactions: stream, Cryptography())
  }

  /// In milliseconds since 1970.
  static var now: Int { Int(Date().timeIntervalSince1970 * 1000) }

  private static func write(_ keys: [VerifierKey], to path: String) -> Bool {
    guard let reason = Files.write(KeyList.json(keys), to: path) else { return true }
    Console.complain(OutputTrouble.notWritten(path: path, reason: reason).sentence)
    return false
  }

  // MARK: Attacking

  private static func attack(
    _ url: LoopbackURL, _ lab: VerificationLab, _ options: VerifyOptions
  ) throws(VerificationTrouble) -> Int32 {
    let client = VerifyClient(url: url, timeout: options.timeout)
    var results = [try honest(lab, client, options)]
    if results[0].isGood {
      // The escaped request has a custom_data of its own, which must not replace one that was given with --set.
      if !options.changes.contains(where: { $0.name == .customData }) {
        let answer = client.answer(to: try lab.escapedQuery())
        results.append(.init(.escaped, [answer], grantedText: options.grantedText))
      }
      for attack in VerificationAttack.allCases {
        results.append(try self.result(of: attack, lab, client, options))
      }
    }
    if options.printsJSON {
      Console.print(json: VerifyReport.json(results, url))
    } else {
      Console.print(VerifyReport.text(results, url))
    }
    return results.allSatisfy(\.isGood) ? 0 : 1
  }

  /// Without any answer there is nothing to tell of the rest.
  private static func honest(
    _ lab: VerificationLab, _ client: VerifyClient, _ options: VerifyOptions
  ) throws(VerificationTrouble) -> VerificationResult {
    let answer = try client.answer(to: try lab.honestQuery()).get()
    return VerificationResult(.honest, [.success(answer)], grantedText: options.grantedText)
  }

  private static func result(
    of attack: VerificationAttack, _ lab: VerificationLab, _ client: VerifyClient,
    _ options: VerifyOptions
  ) throws(VerificationTrouble) -> VerificationResult {
    let requests = try lab.requests(of: attack)
    let answers =
      requests.areAtOnce
      ? client.answers(to: requests.queries) : requests.queries.map { client.answer(to: $0) }
    return VerificationResult(
      .attack(attack), answers, areAtOnce: requests.areAtOnce, grantedText: options.grantedText)
  }
}
