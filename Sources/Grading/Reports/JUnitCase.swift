/// One case of a JUnit report.
struct JUnitCase {
  let name: String
  let result: Result

  /// How it ended.
  enum Result: Equatable, Sendable {
    case passed, skipped
    case failed(String)

    var isFailure: Bool {
      if case .failed = self { true } else { false }
    }
  }

  /// The case as an element of a suite.
  func xml(suite: String) -> String {
    let start = "    <testcase classname=\"\(suite.escapedForXML)\" name=\"\(name.escapedForXML)\""
    return switch result {
    case .passed: start + "/>\n"
    case .skipped: start + "><skipped/></testcase>\n"
    case .failed(let message):
      start + "><failure message=\"\(message.escapedForXML)\"/></testcase>\n"
    }
  }
}

extension String {
  /// The text with XML's own characters written as references, and without those XML cannot hold.
  var escapedForXML: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t", "\r": result += "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value):
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
