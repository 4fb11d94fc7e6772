import Channel
import Foundation

/// Reads the reports of one run, and believes those alone that bear its token and come in their turn.
struct ReportReader {
  /// The run's token.
  let token: String
  /// The checks that the run was asked for and that have not ended yet.
  private(set) var open: [String]
  /// The checks that the program was compiled with; nil until it told.
  private(set) var listed: [Report.Listed]?
  /// The check that has begun and not ended.
  private(set) var current: String?
  /// What failed in each check that has ended.
  private(set) var ended: [String: [Failure]] = [:]
  /// How many lines were none of the run's reports.
  private(set) var forged = 0

  /// Makes a reader for a run of these checks.
  init(asking checks: [String]) {
    open = checks
    token = (0..<4).map { _ in
      let digits = String(UInt32.random(in: .min ... .max), radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// What the program is told on descriptor 0.
  var order: [UInt8] {
    guard let line = try? JSONEncoder().encode(Order(token: token, run: open)) else {
      preconditionFailure("an order of texts can always be encoded")
    }
    return Array(line) + [UInt8(ascii: "\n")]
  }

  /// Takes in one line.
  /// - Returns: What the run is to do.
  mutating func read(_ line: [UInt8]) -> Run.Reaction {
    guard let report = decode(line), report.token == token else { return reject() }
    switch report.event {
    case .list:
      guard listed == nil, let checks = report.checks else { return reject() }
      listed = checks
    case .begin:
      guard current == nil, let check = report.check, open.contains(check) else { return reject() }
      current = check
    case .end:
      guard let check = report.check, check == current, let failures = report.failures else {
        return reject()
      }
      ended[check] = failures
      open.removeAll { $0 == check }
      current = nil
    case .done:
      return .finish
    }
    return .restartClocks
  }

  /// Decodes a line; nil for what is no report, since a student's code can write there too.
  private func decode(_ line: [UInt8]) -> Report? {
    try? JSONDecoder().decode(Report.self, from: Data(line))
  }

  private mutating func reject() -> Run.Reaction {
    forged += 1
    return .carryOn
  }
}
