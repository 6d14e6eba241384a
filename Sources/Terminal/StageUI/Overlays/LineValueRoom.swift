package import Catalogue
package import Observing
import Scenarios
import Simulation

/// A line's class, label, parameter, latency, price or another setting while it is being typed.
package struct LineValueRoom: ValueRoom {
  package static let card = RoomCard(
    "line", title: "a value of the line",
    explanation: "The line's parameter, latency, eCPM or a setting.", place: .footer,
    isForSnapshots: false)

  let value: Value
  let line: Int
  package var text: String
  package var isReplaced: Bool

  /// What of a line can be typed.
  enum Value: Equatable {
    case className, label, parameter, latency, ecpm, setting
  }

  init(_ value: Value, line: Int, text: String) {
    self.value = value
    self.line = line
    self.text = text
    // A number is another one; a name is corrected.
    isReplaced = value == .latency || value == .ecpm
  }

  package func sheet(_ state: StageState) -> Sheet {
    value.sheet(line: state.lines.indices.contains(line) ? state.lines[line].label : "")
  }

  package func effects(_ scene: Scene) -> [StageEffect]? {
    guard scene.state.lines.indices.contains(line) else { return nil }
    return value.change(to: text, of: scene.state.lines[line]).map {
      scene.stage.keep($0, ofLine: line, scene.state)
    }
  }

  package var refusal: News { value.refusal(of: text) }

  /// The fields of AdMob's form follow one another; what was typed into one is not kept.
  package func goOn(_ scene: inout Scene) {
    guard let next = value.next, scene.state.lines.indices.contains(line) else { return }
    scene.stage.keep(
      LineValueRoom(next, line: line, text: next.text(of: scene.state.lines[line])))
  }
}

extension LineValueRoom.Value {
  /// As a scenario has it.
  func text(of line: Scenario.Line) -> String {
    switch self {
    case .className: line.className
    case .label: line.label
    case .parameter: line.parameter ?? ""
    case .latency: "\(line.latency.wholeMilliseconds)ms"
    case .ecpm: line.ecpmMicros.map(Dollars.text) ?? ""
    case .setting: ""
    }
  }

  /// The next field of AdMob's form.
  fileprivate var next: Self? {
    switch self {
    case .className: .label
    case .label: .parameter
    case .parameter: .className
    case .latency, .ecpm, .setting: nil
    }
  }

  fileprivate func sheet(line: String) -> Sheet {
    switch self {
    case .className: .className(line: line)
    case .label: .label(line: line)
    case .parameter: .parameter(line: line)
    case .latency: .latency(line: line)
    case .ecpm: .ecpm(line: line)
    case .setting: .setting(line: line)
    }
  }

  /// Nil for a text that is no such value.
  fileprivate func change(to text: String, of line: Scenario.Line) -> Change.What? {
    switch self {
    case .className: Change.What.className(text)
    case .label: Change.What.label(text)
    case .parameter: .init(\.parameter, text.isEmpty ? nil : text)
    case .latency: Duration(reading: text).map { .init(\.latency, $0) }
    case .ecpm where text.isEmpty: .init(\.ecpmMicros, nil)
    case .ecpm: Dollars.micros(reading: text).map { .init(\.ecpmMicros, $0) }
    case .setting: settings(with: text, of: line).map { .init(\.credentials, $0) }
    }
  }

  fileprivate func refusal(of text: String) -> News {
    switch self {
    case .className, .label: .isEmpty
    case .parameter, .latency: .notALength(text)
    case .ecpm: .notAnAmount(text)
    case .setting: .notASetting(text)
    }
  }

  /// The line's settings with one more, or another value of one; without a value it goes.
  private func settings(with text: String, of line: Scenario.Line) -> [String: String]? {
    guard let sign = text.firstIndex(of: "="), sign > text.startIndex else { return nil }
    let key = text[..<sign].trimmingPrefix(" ")
    let value = String(text[text.index(after: sign)...])
    guard !Scenario.Flags.keys.contains(String(key)) else { return nil }
    var settings = line.credentials
    settings[String(key)] = value.isEmpty ? nil : value
    return settings
  }
}
