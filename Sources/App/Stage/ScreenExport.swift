import Screen
import Theming

extension Theme {
  /// What pictures of a stage in this theme lie on.
  var backdrop: Backdrop { Backdrop(foreground: foreground, background: background) }
}

/// A screen as bytes, for a file or for standard output.
enum ScreenExport {
  enum Format: String, CaseIterable {
    case text, ansi, svg, html
  }

  static func bytes(
    _ canvas: Canvas, _ format: Format, _ theme: Theme
  ) -> [UInt8] {
    let backdrop = theme.backdrop
    return switch format {
    case .text: Array(Export.text(canvas).utf8)
    case .ansi: Export.ansi(canvas)
    case .svg: Array(Export.svg(canvas, title: "adplay", backdrop: backdrop).utf8)
    case .html: Array(Export.html(canvas, title: "adplay", backdrop: backdrop).utf8)
    }
  }
}
