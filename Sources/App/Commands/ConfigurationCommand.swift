import Catalogue
import StageUI

/// `adplay --print-config`: everything that a configuration can say, as it is now.
enum ConfigurationCommand {
  static func run(_ options: StageOptions) throws(Failure) -> Int32 {
    var themes = ThemeStore()
    var configuration = try ConfigurationFolder(options)?.read(&themes) ?? Configuration()
    configuration.add(options)
    if let theme = options.theme {
      configuration.theme = theme == ThemeDecision.auto ? nil : .always(try themes.require(theme))
    }
    Console.print(configuration.text(themes: themes.names))
    return 0
  }
}

extension Configuration {
  /// What is said on the command line takes the place of what the file says.
  mutating func add(_ options: StageOptions) {
    motion = options.motion ?? motion
    glyphs = options.glyphs ?? glyphs
    language = options.language ?? language
    speed = options.speed ?? speed
    usesMouse = options.usesMouse ?? usesMouse
  }
}
