extension UIColor {
  /// No colour at all.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Black, in every theme.
  public static let black = UIColor(hex: 0x00_0000)
  /// White, in every theme.
  public static let white = UIColor(hex: 0xFF_FFFF)
  /// Red, in every theme.
  public static let red = UIColor(hex: 0xFF_0000)
  /// Green, in every theme.
  public static let green = UIColor(hex: 0x00_FF00)
  /// Blue, in every theme.
  public static let blue = UIColor(hex: 0x00_00FF)
  /// Cyan, in every theme.
  public static let cyan = UIColor(hex: 0x00_FFFF)
  /// Yellow, in every theme.
  public static let yellow = UIColor(hex: 0xFF_FF00)
  /// Magenta, in every theme.
  public static let magenta = UIColor(hex: 0xFF_00FF)
  /// Orange, in every theme.
  public static let orange = UIColor(hex: 0xFF_8000)
  /// Purple, in every theme.
  public static let purple = UIColor(hex: 0x80_0080)
  /// Brown, in every theme.
  public static let brown = UIColor(hex: 0x99_6633)
  /// Grey, in every theme.
  public static let gray = UIColor(hex: 0x80_8080)
  /// Dark grey, in every theme.
  public static let darkGray = UIColor(hex: 0x55_5555)
  /// Light grey, in every theme.
  public static let lightGray = UIColor(hex: 0xAA_AAAA)
}
