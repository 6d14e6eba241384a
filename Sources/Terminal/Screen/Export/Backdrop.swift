/// The terminal's own colours, for a picture outside a terminal.
package struct Backdrop: Hashable, Sendable {
  package let foreground: RGB
  package let background: RGB

  package init(foreground: RGB, background: RGB) {
    self.foreground = foreground
    self.background = background
  }

  package static let dark = Backdrop(foreground: RGB(0xD8DEE9), background: RGB(0x16181D))
  package static let light = Backdrop(foreground: RGB(0x24292F), background: RGB(0xFFFFFF))

  /// The colours a style results in, reversed and dimmed if it says so.
  func colors(_ style: Style) -> (foreground: RGB, background: RGB) {
    var front = style.foreground.rgb ?? foreground
    var back = style.background.rgb ?? background
    if style.attributes.contains(.reverse) { swap(&front, &back) }
    if style.attributes.contains(.dim) { front = front.mixed(with: back, part: 0.4) }
    return (front, back)
  }
}
