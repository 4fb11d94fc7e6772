import Foundation

extension Double {
  /// The number as points are written: `12`, `12.5`, at most two digits behind the point.
  package var asPoints: String {
    let text = String(format: "%.2f", self)
    return String(text.trimmingSuffix(while: { $0 == "0" }).trimmingSuffix(while: { $0 == "." }))
  }
}

extension StringProtocol {
  /// The text without the characters at its end for which a condition holds.
  fileprivate func trimmingSuffix(while isLeftOut: (Character) -> Bool) -> SubSequence {
    guard let last = lastIndex(where: { !isLeftOut($0) }) else { return self[..<startIndex] }
    return self[...last]
  }
}
