import Languages
package import Observing

/// Texts about adapters and their set-ups.
package enum AdapterText {
  package static var headings: [String] {
    [
      localized("adapter"), localized("version"), "SDK", localized("state"), localized("set-up"),
    ]
  }
  package static var none: String { localized("This scenario names no adapter.") }
  package static var about: String {
    localized("Google sets up each adapter once, before the first ad; that may take up to 30 s.")
  }
  package static var listening: String {
    localized("Google listens to the custom event, which listens to the network's SDK.")
  }

  /// The three that listen to each other, from the one that is told last.
  package static var listeners: [String] {
    ["Google", localized("adapter", meaning: "the custom event"), "SDK"]
  }
  package static var listens: String { localized("listens") }

  /// Where there is no room for columns.
  package static func versions(_ adapter: AdapterRecord) -> String {
    localized("version \(adapter.version ?? "–"), SDK \(adapter.sdkVersion ?? "–")")
  }
}

extension AdapterRecord {
  /// Its state in a word or two.
  package var word: String {
    switch state {
    case .notAsked: localized("not set up")
    case .settingUp: localized("setting up")
    case .ready: localized("ready")
    case .failed: localized("failed")
    case .overdue: localized("no answer")
    case .notFound: localized("no class")
    }
  }

  /// What its state means; nil if there is nothing to add.
  package var reason: String? {
    switch state {
    case .notAsked, .ready: nil
    case .settingUp: localized("Google waits for its answer.")
    case .failed(_, let error): localized("Its set-up ended with an error: \(error)")
    case .overdue:
      localized("It did not answer its set-up. Google stopped waiting, and asks it for ads anyway.")
    case .notFound: localized("The app has no such class.")
    }
  }

  /// Its state and versions as a sentence.
  package var sentence: String {
    let end = setUpTime.map { localized(" after \($0.text)") } ?? ""
    return localized("Adapter: \(AdapterText.versions(self)), \(word)\(end).")
      + (reason.map { " \($0)" } ?? "")
  }
}
