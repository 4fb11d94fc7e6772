extension UIColor {
  /// The colour black.
  public class var black: UIColor { UIColor("black") }

  /// The colour dark gray.
  public class var darkGray: UIColor { UIColor("darkGray") }

  /// The colour light gray.
  public class var lightGray: UIColor { UIColor("lightGray") }

  /// The colour white.
  public class var white: UIColor { UIColor("white") }

  /// The colour gray.
  public class var gray: UIColor { UIColor("gray") }

  /// The colour red.
  public class var red: UIColor { UIColor("red") }

  /// The colour green.
  public class var green: UIColor { UIColor("green") }

  /// The colour blue.
  public class var blue: UIColor { UIColor("blue") }

  /// The colour cyan.
  public class var cyan: UIColor { UIColor("cyan") }

  /// The colour yellow.
  public class var yellow: UIColor { UIColor("yellow") }

  /// The colour magenta.
  public class var magenta: UIColor { UIColor("magenta") }

  /// The colour orange.
  public class var orange: UIColor { UIColor("orange") }

  /// The colour purple.
  public class var purple: UIColor { UIColor("purple") }

  /// The colour brown.
  public class var brown: UIColor { UIColor("brown") }

  /// No colour.
  public class var clear: UIColor { UIColor("clear") }

  /// The system's red.
  public class var systemRed: UIColor { UIColor("systemRed") }

  /// The system's green.
  public class var systemGreen: UIColor { UIColor("systemGreen") }

  /// The system's blue.
  public class var systemBlue: UIColor { UIColor("systemBlue") }

  /// The system's orange.
  public class var systemOrange: UIColor { UIColor("systemOrange") }

  /// The system's yellow.
  public class var systemYellow: UIColor { UIColor("systemYellow") }

  /// The system's pink.
  public class var systemPink: UIColor { UIColor("systemPink") }

  /// The system's purple.
  public class var systemPurple: UIColor { UIColor("systemPurple") }

  /// The system's teal.
  public class var systemTeal: UIColor { UIColor("systemTeal") }

  /// The system's indigo.
  public class var systemIndigo: UIColor { UIColor("systemIndigo") }

  /// The system's brown.
  public class var systemBrown: UIColor { UIColor("systemBrown") }

  /// The system's mint.
  public class var systemMint: UIColor { UIColor("systemMint") }

  /// The system's cyan.
  public class var systemCyan: UIColor { UIColor("systemCyan") }

  /// The system's gray.
  public class var systemGray: UIColor { UIColor("systemGray") }

  /// The system's gray 2.
  public class var systemGray2: UIColor { UIColor("systemGray2") }

  /// The system's gray 3.
  public class var systemGray3: UIColor { UIColor("systemGray3") }

  /// The system's gray 4.
  public class var systemGray4: UIColor { UIColor("systemGray4") }

  /// The system's gray 5.
  public class var systemGray5: UIColor { UIColor("systemGray5") }

  /// The system's gray 6.
  public class var systemGray6: UIColor { UIColor("systemGray6") }

  /// The colour of text.
  public class var label: UIColor { UIColor("label") }

  /// The colour of less important text.
  public class var secondaryLabel: UIColor { UIColor("secondaryLabel") }

  /// The colour of text less important still.
  public class var tertiaryLabel: UIColor { UIColor("tertiaryLabel") }

  /// The colour of the least important text.
  public class var quaternaryLabel: UIColor { UIColor("quaternaryLabel") }

  /// The colour of links.
  public class var link: UIColor { UIColor("link") }

  /// The colour of what stands in an empty field.
  public class var placeholderText: UIColor { UIColor("placeholderText") }

  /// The colour of thin lines.
  public class var separator: UIColor { UIColor("separator") }

  /// The colour behind everything.
  public class var systemBackground: UIColor { UIColor("systemBackground") }

  /// The colour of what lies on the background.
  public class var secondarySystemBackground: UIColor { UIColor("secondarySystemBackground") }

  /// The colour of what lies on that.
  public class var tertiarySystemBackground: UIColor { UIColor("tertiarySystemBackground") }

  /// The colour behind grouped content.
  public class var systemGroupedBackground: UIColor { UIColor("systemGroupedBackground") }

  /// The colour of a group.
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor("secondarySystemGroupedBackground")
  }

  /// The colour of what lies in a group.
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor("tertiarySystemGroupedBackground")
  }

  /// The colour of small shapes.
  public class var systemFill: UIColor { UIColor("systemFill") }

  /// The colour of larger shapes.
  public class var secondarySystemFill: UIColor { UIColor("secondarySystemFill") }

  /// The colour of what can be touched.
  public class var tintColor: UIColor { UIColor("tintColor") }
}
