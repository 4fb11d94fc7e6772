/// The first thing that keeps a log from being what was expected.
enum Misfit: Equatable {
  /// The entry at a place was not expected.
  case unexpected(place: Int)
  /// The entry at a place must be absent, by a pattern that says so.
  case forbidden(place: Int, pattern: Pattern)
  /// The entry at a place has come too often.
  case tooOften(place: Int, limit: Int)
  /// The entry at a place has come, and one that must come before it has not.
  case tooEarly(place: Int, before: String)
  /// The entry at a place comes when one that must come after it has come already.
  case tooLate(place: Int, after: String)
  /// The log has ended, and an entry has not come.
  case missing(String)
  /// The expectation itself contradicts itself or names what it does not list.
  case faultyExpectation(String)

  /// Where in the log it lies, or nil for its end.
  var place: Int? {
    switch self {
    case .unexpected(let place), .forbidden(let place, _), .tooOften(let place, _),
      .tooEarly(let place, _), .tooLate(let place, _):
      place
    case .missing, .faultyExpectation:
      nil
    }
  }

  /// What is wrong, in a few words to be put behind the entry.
  var reason: String {
    switch self {
    case .unexpected: "not expected"
    case .forbidden(_, let pattern): "must be absent: \(pattern.text)"
    case .tooOften(_, let limit): "expected \(limit) times at most"
    case .tooEarly(_, let other): "came before \(other)"
    case .tooLate(_, let other): "came after \(other)"
    case .missing(let name): "missing: \(name)"
    case .faultyExpectation(let words): "the expectation is faulty: \(words)"
    }
  }

  /// The whole log, with the misfit marked.
  func report(on log: [String]) -> String {
    var lines = log.map { "    \($0)" }
    if let place {
      lines[place] = "  > \(log[place])   <- \(reason)"
    } else {
      lines.append("  > \(reason)")
    }
    return lines.joined(separator: "\n")
  }
}
