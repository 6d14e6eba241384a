import AdServing

extension ScenarioProblem {
  /// What is wrong and how to fix it, in one line.
  package var sentence: String {
    switch self {
    case .noSuchApp(let name, let nearest):
      "no view controller in this program is called \"\(name)\"\(meant(nearest)); "
        + "\"app\" is a class Module.ViewController that is linked, or a name that main.swift gives"
    case .noSuchAdapter(let name, let nearest):
      "no adapter in this program is called \"\(name)\"\(meant(nearest)); "
        + "adplay help new says how to link yours, "
        + "and the outcome noSuchClass plays a missing one"
    case .notAround(let name):
      "\(name) is an adapter of its own and errs around no other; "
        + "name it alone, or first, with a class of the zoo that errs around adapters"
    case .writtenForAnother(let name, .modern):
      "\(name) is a custom event of SDK 7, which today's SDK does not call; "
        + "say \"api\": \"legacy\" in its ad unit"
    case .writtenForAnother(let name, .legacy):
      "\(name) is an adapter of today's SDK, which SDK 7 does not call; "
        + "a unit with \"api\": \"legacy\" needs a custom event"
    case .noSuchCounterpart(let name, let nearest):
      "no adapter in this program is called \"\(name)\"\(meant(nearest)); "
        + "\"counterpart\" is the class that does the same for the other interface"
    case .counterpartForSame(let name, .modern):
      "\(name) is an adapter of today's SDK, which the unit asks already; "
        + "its \"counterpart\" is a custom event of SDK 7"
    case .counterpartForSame(let name, .legacy):
      "\(name) is a custom event of SDK 7, which the unit asks already; "
        + "its \"counterpart\" is an adapter of today's SDK"
    case .onlyInSDK7(let key):
      "today's SDK does not ask for \(key); only a unit with \"api\": \"legacy\" has it"
    case .unknownNetwork(let name, let known, let nearest):
      "no network in this program is called \"\(name)\"\(meant(nearest)); "
        + "\"network\" can be \(list(known))"
    case .ofOtherNetwork(let name, let own):
      "\(name) asks \"\(own)\", whatever \"network\" says; "
        + "leave it out, or name an adapter of the other network"
    case .unplayable(let outcome, let playable, let networks):
      "the outcome \(outcome.rawValue) needs a simulated network; without one it can be "
        + playable.map(\.rawValue).joined(separator: ", ")
        + ". If the adapter uses \(list(networks)), say so with \"network\" in this line"
    case .needsBid(let outcome): "the outcome \(outcome.rawValue) \(aboutSignals)"
    case .faultNeedsBid(let fault): "the fault \(fault.rawValue) \(aboutSignals)"
    case .ofOtherFormats(let key, let word, let formats, let own):
      "\(word ?? "\"\(key)\"") changes nothing for a unit of the format \"\(own.rawValue)\"; "
        + (formats.isEmpty
          ? "it never happens in a unit of this kind"
          : "it is for \(list(formats.map(\.rawValue)))")
    case .idle(let key, let word, let needs):
      "\(word ?? "\"\(key)\"") needs \(needs), and there is none"
    case .noSuchUnit(let id, let known, let nearest):
      "no ad unit in this scenario is called \"\(id)\"\(meant(nearest)); "
        + "\"unit\" can be \(list(known))"
    case .noNetworkToRename(let name, let known, let nearest):
      "no built-in network is called \"\(name)\"\(meant(nearest)); "
        + "\"networkNames\" can rename \(list(known))"
    case .unknownBook(let name, let known, let nearest):
      "no network in this scenario is called \"\(name)\"\(meant(nearest)); "
        + "\"books\" can have \(list(known)), and \"google\" and \"network\" stand beside it"
    }
  }

  private var aboutSignals: String {
    "is about signals, which only a line with a \"bidResponse\" is asked for"
  }

  private func meant(_ nearest: String?) -> String {
    nearest.map { " (did you mean \"\($0)\"?)" } ?? ""
  }

  private func list(_ names: [String]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: " or ")
  }
}
