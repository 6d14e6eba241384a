import Catalogue
import CursesTerminal
import Directing
import Playing
import Scenarios
import StageUI

// What the ads look like, if a scenario names files for it.
extension TerminalHost {
  /// What the phone shows is asked for when it is first drawn; until it has come its motif stands
  /// for it.
  func fetchPictures(_ names: [String]) {
    guard !names.isEmpty, let session = (director as? SessionDirector)?.session else { return }
    pictures.fetch(names, from: session.original.files)
    director.stage.pictures = pictures.shelf
  }

  func hasPicture(refusal: String?) {
    if let refusal {
      director.stage.notice = Notice(.trouble(refusal), .failure)
    } else if mayHaveGraphics {
      mayHaveGraphics = false
      terminal.askGraphics()
    }
    draw()
  }
}
