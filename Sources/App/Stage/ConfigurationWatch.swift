import Catalogue
import Directing
import StageUI

/// Reads the configuration and the themes again when one of their files has been saved. What cannot
/// be read leaves everything as it was.
@MainActor
final class ConfigurationWatch {
  private let folder: ConfigurationFolder?
  private var watch: FolderWatch?
  private var last: Configuration
  private weak var host: TerminalHost?

  /// `themes` are files of themes besides those of the folder.
  init(
    _ folder: ConfigurationFolder?, _ configuration: Configuration, themes: [String],
    on host: TerminalHost
  ) {
    (self.folder, last, self.host) = (folder, configuration, host)
    let folders =
      [folder?.folder, folder?.themes].compactMap(\.self) + themes.map(Files.folder(of:))
    let existing = Set(folders.filter(Files.isFolder)).sorted()
    guard !existing.isEmpty else { return }
    watch = FolderWatch(existing) { [weak self] changed in self?.lookAgain(changed) }
  }

  private func lookAgain(_ changed: [String]) {
    guard let host else { return }
    let director = host.director
    do throws(Failure) {
      var themes = host.themes
      try themes.readAgain(changed)
      let next = try folder?.read(&themes) ?? Configuration()
      let change = next.theme == last.theme ? nil : next.theme
      let decision = try change.map { (choice) throws(Failure) in
        try ThemeDecision(asked: nil, last: nil, choice, of: folder, &themes)
      }
      last = next
      host.take(themes, next, decision)
      Log.add(LogText.reloaded(LogText.configurationFiles))
    } catch {
      Log.add(LogText.notReloaded(error.sentence))
      let sentence = ConfigurationText.keepsLast(error.brief.sentence)
      director.stage.notice = Notice(.trouble(sentence), .failure)
    }
    host.draw()
  }
}
