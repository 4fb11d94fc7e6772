public import Foundation

extension UIColor {
  /// Makes a colour from hue, saturation and brightness, from 0 to 1 each.
  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    self.init("hue \(hue) \(saturation) \(brightness) \(alpha)")
  }

  /// Makes a colour from one of Core Graphics.
  public convenience init(cgColor: CGColor) {
    self.init(cgColor.name)
  }

  /// Makes a colour that is another for each collection of traits.
  ///
  /// The stand-in's traits do not change; it does not ask.
  public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init("dynamic")
  }

  /// The colour for a collection of traits: here, the same for each.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  /// The colour of thin lines that hide what is behind them.
  public class var opaqueSeparator: UIColor { UIColor("opaqueSeparator") }

  /// The colour of larger shapes still.
  public class var tertiarySystemFill: UIColor { UIColor("tertiarySystemFill") }

  /// The colour of the largest shapes.
  public class var quaternarySystemFill: UIColor { UIColor("quaternarySystemFill") }

  /// The colour of text on a dark background.
  public class var lightText: UIColor { UIColor("lightText") }

  /// The colour of text on a light background.
  public class var darkText: UIColor { UIColor("darkText") }
}
