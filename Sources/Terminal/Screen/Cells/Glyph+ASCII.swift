extension Glyph {
  /// The ASCII sign that is most like it, in as many columns; `?` for what has none.
  var inASCII: Glyph {
    if bits >= 0x20, bits < 0x7F { return self }
    return Glyph(ascii: scalar.flatMap { Self.likenesses[$0] } ?? UInt8(ascii: "?"))
  }

  private static let likenesses: [Unicode.Scalar: UInt8] = {
    let signs: [(ascii: Character, others: String)] = [
      ("-", "─━═┄┅╌▬–—−─"), ("|", "│┃║┆┊┇╎‖"), ("+", "╭╮╯╰┌┐┘└┏┓┛┗╔╗╝╚├┤┬┴┼╳✓✔"),
      (">", "→▶▷▸▹›»⇒"), ("<", "←◀◁◂◃‹«⇐"), ("^", "↑▲△▴"), ("v", "↓▼▽▾"), ("x", "×✕✗✘"),
      ("*", "●◉◆◈■▣★✎"), ("o", "○◌◔◑◕◷◇□☆⊙"), ("#", "█▓▤▦▇▆▅"), (":", "▒▃▄"), (".", "░·•…▁▂"),
      ("'", "’‘▀"), ("\"", "“”„"), ("!", "‼¡"), ("~", "⏎↩≈"), ("%", "½¼¾"), ("/", "÷"), ("u", "µμ"),
      ("i", "ⓘ"), ("=", "≠"), ("{", "≤⌫"), ("}", "≥"), ("@", "↺↻␛"), ("$", "€£¥"),
      ("a", "àáâãäå"), ("c", "ç"), ("e", "èéêë"), ("i", "ìíîï"), ("n", "ñ"), ("o", "òóôõöø"),
      ("u", "ùúûü"), ("A", "ÀÁÂÃÄÅ"), ("C", "Ç"), ("E", "ÈÉÊË"), ("I", "ÌÍÎÏ"), ("N", "Ñ"),
      ("O", "ÒÓÔÕÖØ"), ("U", "ÙÚÛÜ"), ("s", "ß"),
    ]
    return signs.reduce(into: [:]) { table, sign in
      for scalar in sign.others.unicodeScalars { table[scalar] = sign.ascii.asciiValue }
    }
  }()
}
