package import Screen

/// A picture of the stage at a moment, as a dark terminal shows it and a light one.
package struct EvidencePicture: Equatable, Sendable {
  let dark: Canvas
  let light: Canvas

  package init(dark: Canvas, light: Canvas) { (self.dark, self.light) = (dark, light) }
}
