import Catalogue
import Observing
import Scenarios
import Screen
import StageUI

// What a line means.
extension AccessibleStage {
  /// Does what a line says; returns what is to be said.
  package func handle(_ line: String) -> [String] {
    let text = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if isTyping { return take(text) }
    switch text {
    case "": return enter()
    case "?": return list()
    case "all": return list(isWhole: true)
    default: return meaning(of: text)
    }
  }

  private func enter() -> [String] {
    guard !isTelling || director.progress?.isAtEnd == true else {
      return act {
        click(.command(.nextStep)); return []
      }
    }
    return stage.overlay == nil && menu == .main ? whereOneIs() : list()
  }

  private func meaning(of text: String) -> [String] {
    if let number = Int(text) {
      let choices = numbered
      guard choices.indices.contains(number - 1) else {
        return [AccessibleText.noNumber(text, most: choices.count)]
      }
      guard isSaid(number) else { return [AccessibleText.hasChanged(number)] + list() }
      return obey(choices[number - 1])
    }
    if let choice = choices.all.first(where: { $0.key == text }) { return obey(choice) }
    return words(text) ?? key(text) ?? named(text) ?? search(text)
  }

  /// Words that need no choice, or take an argument.
  private func words(_ text: String) -> [String]? {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = parts.count > 1 ? parts[1] : nil
    switch parts[0].lowercased() {
    case "wait": return wait(rest)
    case "why": return read(.why(entry: rest.flatMap { Int($0.trimmingPrefix("#")) }))
    case "trace": return read(.trace(isWhole: rest == "all"))
    case "rules" where rest == nil: return read(.rules)
    case "life" where rest == nil: return read(.life)
    case "help" where rest == nil: return read(.help)
    case "words" where rest == nil: return read(.glossary)
    case "ads" where rest == nil: return obey(SpokenChoice("", .list(.ads)))
    case "more" where rest == nil: return perform(.command(.palette))
    case "mediation" where rest == nil: return obey(SpokenChoice("", .list(.mediation)))
    case "quit" where rest == nil: return obey(SpokenChoice("", .click(.command(.quit))))
    case "back" where rest == nil: return obey(SpokenChoice("", .list(.main)))
    case "key": return rest.flatMap(key)
    default: return nil
    }
  }

  private func wait(_ text: String?) -> [String] {
    guard let text else { return obey(SpokenChoice("", .wait)) }
    let joined = text.filter { $0 != " " }
    let unit = joined.last.map { $0.isNumber } == true ? "s" : ""
    guard let span = Duration(reading: joined + unit), span > .zero else {
      return [AccessibleText.badWait(text)]
    }
    return act { pass(span) }
  }

  // MARK: Doing it

  func obey(_ choice: SpokenChoice) -> [String] {
    switch choice.deed {
    case .click(let hit): return perform(hit)
    case .wait: return act { pass(.seconds(1)) }
    case .read(let reading): return read(reading)
    case .list(let menu): return show(menu)
    }
  }

  private func perform(_ hit: Hit) -> [String] {
    if case .command(let command) = hit, let refusal = command.refusalWithoutScreen {
      return [refusal]
    }
    return act {
      // A command is one of the stage, and not of the list over it.
      if case .command = hit, stage.overlay != nil { click(.pane(.ads)) }
      click(hit)
      return []
    }
  }

  private func read(_ reading: Reading) -> [String] { reading.lines(scene) }

  private func show(_ menu: SpokenChoice.Menu) -> [String] {
    if stage.overlay != nil { click(.pane(.ads)) }
    if menu == .mediation {
      return act {
        click(.command(.mediationRoom)); return []
      }
    }
    if stage.room != .first { click(.command(.stageRoom)) }
    click(.pane(.device))
    self.menu = menu
    return list()
  }

  /// A key of the stage.
  private func key(_ text: String) -> [String]? {
    guard let key = Key(word: text), let command = director.keyMap.command(for: key) else {
      return nil
    }
    return perform(.command(command))
  }

  /// A command by the name that it has in configuration files.
  private func named(_ text: String) -> [String]? {
    director.keyMap.command(named: text).map { perform(.command($0)) }
  }

  /// What has these words in it.
  private func search(_ text: String) -> [String] {
    let found = choices.found(by: text)
    let choices = choices.all
    if found.count == 1 { return obey(choices[found[0]]) }
    guard !found.isEmpty else { return [AccessibleText.unknown(text)] }
    return [AccessibleText.found(found.count, Spoken.plain(text))]
      + found.prefix(25).map { choices[$0].line($0 + 1) }
  }

  // MARK: Typing

  /// Gives what is typed to what asks for it.
  private func take(_ text: String) -> [String] {
    guard let room = stage.overlay?.room as? any TypingRoom else { return [] }
    guard !text.isEmpty else {
      return act {
        director.handle(.key(Key(.escape)), hitting: nil)
        return [AccessibleText.left]
      }
    }
    fill(room, text)
    return act {
      director.handle(.key(Key(.enter)), hitting: nil); return []
    }
  }

  private func fill(_ room: some TypingRoom, _ text: String) {
    var other = room
    other.text = SafeText.clean(text)
    director.stage.keep(other)
  }
}
