import Screen
import Theming

/// A page of tables in the style of an evidence page: one file that needs nothing else. The same content
/// gives the same bytes.
struct SheetPage {
  let title: String
  let dark: Theme
  let light: Theme
  /// What its own content needs beside the common style.
  let style: String
  let main: HTML

  var bytes: [UInt8] { Self.document(title, style: styles, main) }

  /// Any page of the program's: its content, its style, and what moves it.
  static func document(
    _ title: String, style: String, _ main: HTML, script: String? = nil
  ) -> [UInt8] {
    let moving: HTML = script.map { "<script>\n\(HTML(source: $0))\n</script>\n" } ?? ""
    let page: HTML = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="dark light">
      <link rel="icon" href="data:,">
      <title>\(title)</title>
      <style>
      \(HTML(source: style))
      </style>
      </head>
      <body>
      <main>
      \(main)</main>
      \(moving)</body>
      </html>

      """
    return Array(page.source.utf8)
  }

  /// Nothing is fetched, whatever is in it.
  static let policy = """
    default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; \
    base-uri 'none'; form-action 'none'
    """

  static func text(_ resource: [UInt8]) -> String { String(decoding: resource, as: UTF8.self) }

  private var styles: String {
    """
    @media print, (prefers-color-scheme: light) { \(light.variables) }
    @media screen and (prefers-color-scheme: dark) { \(dark.variables) }
    \(Self.text(PackageResources.page_css))
    .counts td { font-variant-numeric: tabular-nums }
    \(style)
    """
  }
}

extension HTML {
  /// A part of a page, with its heading.
  static func section(_ id: HTML, _ title: String, _ content: HTML) -> HTML {
    """
    <section id="\(id)">
    <h2>\(title)</h2>
    \(content)</section>

    """
  }
}
