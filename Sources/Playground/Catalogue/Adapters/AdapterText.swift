package import Observing

/// Texts about adapters and their set-ups.
package enum AdapterText {
  package static let headings = ["adapter", "version", "SDK", "state", "set-up"]
  package static let none = "This scenario names no adapter."
  package static let about =
    "Google sets up each adapter once, before the first ad; that may take up to 30 s."

  /// Where there is no room for columns.
  package static func versions(_ adapter: AdapterRecord) -> String {
    "version \(adapter.version ?? "–"), SDK \(adapter.sdkVersion ?? "–")"
  }
}

extension AdapterRecord {
  /// Its state in a word or two.
  package var word: String {
    switch state {
    case .notAsked: "not set up"
    case .settingUp: "setting up"
    case .ready: "ready"
    case .failed: "failed"
    case .overdue: "no answer"
    case .notFound: "no class"
    }
  }

  /// What its state means; nil if there is nothing to add.
  package var reason: String? {
    switch state {
    case .notAsked, .ready: nil
    case .settingUp: "Google waits for its answer."
    case .failed(_, let error): "Its set-up ended with an error: \(error)"
    case .overdue: "It did not answer its set-up, and Google went on without it."
    case .notFound: "The app has no such class."
    }
  }

  /// Its state and versions as a sentence.
  package var sentence: String {
    let end = setUpTime.map { " after \($0.text)" } ?? ""
    return "Adapter: \(AdapterText.versions(self)), \(word)\(end)."
      + (reason.map { " \($0)" } ?? "")
  }
}
