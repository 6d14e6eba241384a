import Catalogue
import Contract
import Foundation
import JSON
import Scenarios
import StageUI

/// Sentences that are kept in English, and looked up when they are shown.
enum Kept {
  static func sentences() throws -> Set<String> {
    try Set(
      rules + commands + words + offers + MessageWords.templates + MessageWords.values + themes()
    )
    .union(library().flatMap(texts))
  }

  private static var rules: [String] {
    Rulebook.all.flatMap { [$0.sentence, $0.why, $0.fix, $0.olderFix ?? $0.fix] }
  }

  /// Names of commands that are names in code have no other in any language.
  private static var commands: [String] {
    let cards =
      KeyMap.standard.bindings.map(\.card) + Rooms.all.map { $0.card.texts }
      + RecordingText.cards.values
    return cards.flatMap { [$0.title, $0.explanation, $0.hint, $0.sentence ?? $0.title] }
      .filter { !$0.isEmpty && !$0.hasPrefix("handlesUser") && $0 != "SDK 7" }
  }

  private static var words: [String] {
    Glossary.words.flatMap { [$0.word, $0.meaning] }.filter { !["AdChoices", "eCPM"].contains($0) }
      + Glossary.errors.map(\.meaning) + Glossary.failures.values
  }

  /// The rows of the options.
  private static var offers: [String] {
    let all =
      Scenario.Options.settings.all.compactMap(\.offer)
      + Scenario.Line.settings.all.compactMap(\.offer)
    return all.flatMap { [$0.title, $0.unsaid ?? $0.title] }
  }

  /// What the list of themes says of each.
  private static func themes() throws -> [String] {
    let folder = "\(Sources.root)/Themes/Palettes"
    return try FileManager.default.contentsOfDirectory(atPath: folder).map { file in
      let bytes = try Data(contentsOf: URL(filePath: "\(folder)/\(file)"))
      var palette = try JSONReader.read(Array(bytes)).object()
      return try palette.required("about").string()
    }
  }

  private static func library() throws -> [Scenario] {
    let shelves = ScenarioLibrary.all + ScenarioLibrary.tours + ScenarioLibrary.lessons
    return try shelves.map { try Scenario(reading: $0.content()) }
  }

  private static func texts(_ scenario: Scenario) -> [String] {
    let beats = Story(scenario.script).beats
    let said = beats.compactMap { beat -> String? in
      if case .said(let sentence) = beat.caption { sentence } else { nil }
    }
    let lesson = scenario.lesson.map { lesson in
      [lesson.task, lesson.done ?? lesson.task] + lesson.mistakes.map(\.say)
    }
    let units = scenario.adUnits.compactMap(\.title)
    return [scenario.title, scenario.about ?? scenario.title] + units + said
      + beats.compactMap(\.note) + (lesson ?? [])
  }
}
