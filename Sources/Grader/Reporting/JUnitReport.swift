import Channel
import Workbook

/// Verdicts as JUnit XML: a suite an exercise, a case a check.
package struct JUnitReport {
  /// A verdict and the exercise's title.
  package struct Entry: Sendable {
    /// The verdict.
    package let verdict: Verdict
    /// The exercise's title.
    package let title: String

    /// Makes an entry.
    package init(verdict: Verdict, title: String) {
      self.verdict = verdict
      self.title = title
    }
  }

  private let entries: [Entry]

  /// Makes a report of these verdicts, in this order.
  package init(entries: [Entry]) {
    self.entries = entries
  }

  /// The report, a whole XML document.
  package var xml: String {
    let suites = entries.map(suite).joined()
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(suites)</testsuites>\n"
  }

  private func suite(_ entry: Entry) -> String {
    let cases = cases(of: entry.verdict)
    let failures = cases.count { $0.message != nil }
    let name = "\(entry.verdict.exercise) \(entry.title)"
    return """
        <testsuite name="\(name.escapedForXML)" tests="\(cases.count)" failures="\(failures)">
      \(cases.map { $0.xml(suite: name) }.joined())  </testsuite>

      """
  }

  private func cases(of verdict: Verdict) -> [Case] {
    switch verdict.outcome {
    case .notCompiled(let diagnostics):
      [Case(name: "compiles", message: diagnostics.first?.message ?? "does not compile")]
    case .taskBroken(let missing, _):
      [Case(name: "keeps the names of the task", message: missing.joined(separator: ", "))]
    case .graded(let results):
      results.map { Case(name: $0.requirement, message: $0.ending.summary) }
    }
  }

  /// One check; without a message it passed.
  private struct Case {
    let name: String
    let message: String?

    func xml(suite: String) -> String {
      let start =
        "    <testcase classname=\"\(suite.escapedForXML)\" name=\"\(name.escapedForXML)\""
      guard let message else { return start + "/>\n" }
      return start + "><failure message=\"\(message.escapedForXML)\"/></testcase>\n"
    }
  }
}

extension CheckEnding {
  /// What went wrong, in one line; nil for a check that passed.
  fileprivate var summary: String? {
    switch self {
    case .passed: nil
    case .failed(let failures):
      failures.first.map { failure in
        guard let expected = failure.expected, let found = failure.found else {
          return failure.what
        }
        return "\(failure.what): expected \(expected), found \(found)"
      } ?? "failed"
    case .crashed(let crash): "crashed: \(crash.kind)"
    case .timedOut(let limit, let duration, _): "timed out (\(limit.rawValue)) after \(duration)"
    case .outputOverflowed(let limit): "printed more than \(limit) bytes"
    case .outOfMemory(let limit, _): "asked for more than \(limit) bytes of memory"
    case .endedProcess(let code): "ended the process with status \(code)"
    case .stackOverflow: "called itself until the stack was full"
    case .leftUnrun(let reason): "not run: \(reason.rawValue)"
    }
  }
}

extension String {
  /// The text with XML's own characters written as references, and without those XML cannot hold.
  fileprivate var escapedForXML: String {
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
