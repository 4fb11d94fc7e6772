extension [Duration] {
  /// The middle one of these times, or the mean of the two in the middle; nil for none.
  var median: Duration? {
    guard !isEmpty else { return nil }
    let sorted = sorted()
    let middle = count / 2
    return count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
