extension Style {
  /// The style with the nearest colours. Two colours that fall together are pulled apart: text
  /// must not vanish because a terminal is poor.
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
