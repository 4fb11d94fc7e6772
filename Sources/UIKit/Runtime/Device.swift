/// The imaginary device that the world has: a phone, or a tablet with room for columns.
package enum Device: Sendable {
  case phone
  case tablet

  /// The screen in points: an iPhone 15's, or an 11-inch iPad's on its side.
  var screen: CGRect {
    switch self {
    case .phone: CGRect(x: 0, y: 0, width: 393, height: 852)
    case .tablet: CGRect(x: 0, y: 0, width: 1194, height: 834)
    }
  }
}
