import Simulation

extension Rulebook {
  static let setUpRules: [Rule] = [
    Rule(
      id: "class-not-found", severity: .error, party: .app,
      sentence: "The line's class is not in the application.",
      why: "The line can never fill, and only the log says so.",
      fix:
        "Link the adapter in a version that fits the SDK, keep shrinkers from it, and write its name as Module.Class.",
      source: "GADErrorCode.mediationAdapterError; public issues of the mediation repository",
      breach: .noted(.classNotFound), occasion: .on(.setUpAsked, .lineAsked)),
    Rule(
      id: "set-up-never-answered", severity: .error, party: .adapter,
      sentence: "The adapter did not answer its set-up.",
      why: "The start of the whole SDK waits up to half a minute for it.",
      fix: "Call the completion handler of setUp on every path.",
      code: "completionHandler(nil)",
      source: "GADMediationAdapter.h; a commit of a public adapter that fixes this",
      breach: .noted(.setUpNeverAnswered), occasion: .on(.setUpAnswered, .setUpRanOut)),
    Rule(
      id: "set-up-answered-twice", severity: .error, party: .adapter,
      sentence: "The adapter answered its set-up more than once.",
      why: "Code that waited for the set-up runs twice.",
      fix: "Guard the completion handler of setUp when several set-ups overlap.",
      source: "GADMediationAdapter.h; changelogs of public adapters",
      breach: .noted(.setUpAnsweredTwice), occasion: .on(.setUpAnswered)),
    Rule(
      id: "set-up-slow", severity: .warning, party: .adapter,
      sentence: "The adapter answered its set-up only after more than five seconds.",
      why: "The start of the SDK waits for it, and an application that loads then has no ad.",
      fix: "Answer when the network can take requests, not when all it wants has come.",
      source: "Google's guide on initialization; public issues of wrappers",
      breach: .happened([.setUpAnswered]) { ad, entry in
        guard entry.from.role == .adapter, let asked = ad.last(.setUpAsked),
          entry.time - ad.time(.setUpAsked) > .seconds(5)
        else { return nil }
        return [asked, entry.number]
      }),
    Rule(
      id: "version-is-zero", severity: .note, party: .adapter,
      sentence: "The version of the adapter or its network is 0.0.0.",
      why: "Reports and support cannot tell releases apart.",
      fix: "Return the version that was built: three numbers unchanged, a fourth as c × 100 + d.",
      source: "the public guide to version numbers of custom events",
      breach: .happened([.setUpAsked]) { _, entry in
        let versions = [entry.data[.adapterVersion], entry.data[.sdkVersion]]
        return versions.contains("0.0.0") ? [entry.number] : nil
      }),
    Rule(
      id: "version-impossible", severity: .warning, party: .adapter,
      sentence: "A version has a negative or impossibly large number.",
      why: "It sorts before or after every real release.",
      fix: "Parse the parts of the network's version one by one; use 0 if one is not a number.",
      source: "the public guide to version numbers of custom events",
      breach: .happened([.setUpAsked]) { _, entry in
        let versions = [entry.data[.adapterVersion], entry.data[.sdkVersion]]
        let parts = versions.compactMap(\.self).flatMap {
          $0.split(separator: ".").map { Int($0) }
        }
        return parts.allSatisfy { (0...99_999).contains($0 ?? -1) } ? nil : [entry.number]
      }),
  ]
}
