import Grader
import Workbook

/// Pieces of a page; every text that comes from elsewhere is escaped on its way in.
struct HTML: ExpressibleByStringInterpolation {
  let text: String

  init(stringLiteral value: String) { text = value }

  init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// Collects a page's own text as it is, and strangers' text escaped, without what turns its direction.
  struct Interpolation: StringInterpolationProtocol {
    fileprivate(set) var text = ""

    init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ words: String) { text += words.harmless.escapedForHTML }
    mutating func appendInterpolation(_ number: Int) { text += "\(number)" }
    mutating func appendInterpolation(_ exercise: ExerciseID) { text += "\(exercise)" }
    mutating func appendInterpolation(_ part: HTML) { text += part.text }
    mutating func appendInterpolation(_ parts: [HTML]) { text += parts.map(\.text).joined() }
  }
}

extension String {
  /// The text with HTML's own characters written as references.
  ///
  /// They are looked at as code points, since an accent behind `<` makes another character of both in
  /// Swift, and none in a browser.
  fileprivate var escapedForHTML: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
