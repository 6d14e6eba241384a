extension Style {
  /// The style with the nearest colours. If foreground and background become the same, they are
  /// separated: text must not vanish because a terminal has few colours.
  package func mapped(to depth: ColorDepth) -> Style {
    if depth == .trueColor { return self }
    var style = self
    style.foreground = foreground.mapped(to: depth)
    style.background = background.mapped(to: depth)
    if style.foreground == style.background, foreground != background,
      let behind = style.background.rgb
    {
      let isDark = Contrast.luminance(behind) < 0.18
      style.foreground = .indexed(isDark ? (depth == .eight ? 7 : 15) : 0)
    }
    return style
  }
}
