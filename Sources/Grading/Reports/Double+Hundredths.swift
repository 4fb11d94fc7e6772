extension Double {
  /// The number as points are given out, to the hundredth: 0.3 for what is a hair more.
  package var toHundredths: Double { (self * 100).rounded() / 100 }
}
