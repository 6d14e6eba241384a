/// A page of the help in parts, as completions and the manual need it. The page itself is the only
/// place where a command's options are written down.
package struct HelpPage: Equatable, Sendable {
  /// Empty for the program itself.
  package let command: String
  /// The lines after `usage:`.
  package let usage: [String]
  /// What is neither usage nor an option, by paragraphs.
  package let paragraphs: [String]
  package let options: [Option]

  package struct Option: Equatable, Sendable {
    /// With the dashes.
    package let name: String
    /// What comes after it: `FILE`, or the only word that makes a difference; nil for nothing.
    package let value: String?
    package let about: String

    /// What fits beside the name.
    package var summary: String {
      about.before(";:")
    }
  }

  /// The first sentence of its text, without the full stop; of a long one what is before a comma.
  package var summary: String {
    let sentence = paragraphs.first?.before(".:;") ?? ""
    return sentence.count > 80 ? sentence.before(",") : sentence
  }
}

extension HelpPage {
  /// Reads a page; options that are "those of the stage" are taken from there.
  init(_ command: String, _ text: String, stage: [Option] = []) {
    var reading = HelpPageReading(stage: stage)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      reading.take(String(line))
    }
    reading.end()
    self.command = command
    (usage, paragraphs, options) = (reading.usage, reading.paragraphs, reading.options)
  }
}

/// The lines so far.
private struct HelpPageReading {
  let stage: [HelpPage.Option]
  var usage: [String] = []
  var paragraphs: [String] = []
  var options: [HelpPage.Option] = []
  private var paragraph: [String] = []
  private var option: HelpPage.Option?
  private var isInUsage = false

  init(stage: [HelpPage.Option]) { self.stage = stage }

  mutating func take(_ line: String) {
    let text = line.drop { $0 == " " }
    let indent = line.count - text.count
    if text.hasPrefix("usage: ") {
      isInUsage = true
      usage.append(String(text.dropFirst(7)))
    } else if text.isEmpty {
      end()
    } else if isInUsage {
      usage.append(String(text))
    } else if text.contains("options are those of the stage") {
      options += stage.filter { other in !options.contains { $0.name == other.name } }
    } else if indent == 2, text.hasPrefix("--") {
      begin(String(text))
    } else if indent > 2, let open = option {
      option = .init(
        name: open.name, value: open.value,
        about: open.about.isEmpty ? String(text) : "\(open.about) \(text)")
    } else {
      endOption()
      paragraph.append(String(text))
    }
  }

  /// A blank line, or the end of the page.
  mutating func end() {
    isInUsage = false
    endOption()
    if !paragraph.isEmpty { paragraphs.append(paragraph.joined(separator: " ")) }
    paragraph = []
  }

  private mutating func endOption() {
    if let option { options.append(option) }
    option = nil
  }

  /// `--name VALUE  text`, or several names that need no words here.
  private mutating func begin(_ text: String) {
    endOption()
    // Right above an option is a heading.
    paragraph = []
    let gap = text.firstRange(of: "  ")
    let head = String(text[..<(gap?.lowerBound ?? text.endIndex)])
    let rest = gap.map { String(text[$0.upperBound...].drop { $0 == " " }) } ?? ""
    let names = head.split(separator: " ").map { $0.trimming(",") }.filter { $0.hasPrefix("--") }
    guard names.count == 1 else {
      options += names.map { name in
        stage.first { $0.name == name } ?? .init(name: name, value: nil, about: "")
      }
      return
    }
    let value = head.split(separator: " ").dropFirst().joined(separator: " ")
    // A long name leaves one blank before its text.
    let isText = value.contains(" ")
    option = .init(
      name: names[0], value: value.isEmpty || isText ? nil : value,
      about: isText ? value : rest)
  }
}

extension Substring {
  fileprivate func trimming(_ end: Character) -> String {
    last == end ? String(dropLast()) : String(self)
  }
}

extension String {
  /// What is before the first of these signs that ends something.
  fileprivate func before(_ signs: String) -> String {
    let end = indices.first { place in
      let next = index(after: place)
      return signs.contains(self[place]) && (next == endIndex || self[next] == " ")
    }
    return String(self[..<(end ?? endIndex)])
  }
}
