/// The characters that pictures are drawn with.
public struct Glyphs: Equatable, Sendable {
  var topLeft, topRight, bottomLeft, bottomRight: String
  var horizontal, vertical, teeRight, teeLeft: String
  /// Before a child that has siblings after it, before the last one, beside and below.
  var branch, lastBranch, trunk: String
  var back, disclosure, ellipsis, secure, filling: String
  var weakArrow, strongArrow: String

  /// Box-drawing characters, for terminals that show Unicode.
  public static let unicode = Self(
    topLeft: "╭",
    topRight: "╮",
    bottomLeft: "╰",
    bottomRight: "╯",
    horizontal: "─",
    vertical: "│",
    teeRight: "├",
    teeLeft: "┤",
    branch: "├─ ",
    lastBranch: "╰─ ",
    trunk: "│  ",
    back: "‹",
    disclosure: "›",
    ellipsis: "…",
    secure: "•",
    filling: "=",
    weakArrow: "╌╌>",
    strongArrow: "──>"
  )

  /// Characters that every terminal has.
  public static let ascii = Self(
    topLeft: "+",
    topRight: "+",
    bottomLeft: "+",
    bottomRight: "+",
    horizontal: "-",
    vertical: "|",
    teeRight: "+",
    teeLeft: "+",
    branch: "|- ",
    lastBranch: "`- ",
    trunk: "|  ",
    back: "<",
    disclosure: ">",
    ellipsis: "...",
    secure: "*",
    filling: "=",
    weakArrow: "- ->",
    strongArrow: "--->"
  )
}
