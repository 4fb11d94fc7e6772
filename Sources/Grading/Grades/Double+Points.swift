extension Double {
  /// The number as points are given out, to the hundredth: 0.3 for what is a hair more.
  var toHundredths: Double { (self * 100).rounded() / 100 }

  /// The number as points are written: `12`, `12.5`, at most two digits behind the point.
  package var asPoints: String {
    let text = "\(toHundredths)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
