import Foundation

/// One line of what a checked program tells on its channel.
struct Report: Decodable {
  /// What has just happened.
  enum Event: String, Decodable {
    case list, begin, end, done
  }

  /// A check as the program was compiled with it.
  struct Listed: Decodable {
    var id: String
    var requirement: String
  }

  var token: String
  var event: Event
  var check: String?
  var failures: [Failure]?
  var checks: [Listed]?

  /// Reads a line; nil for what is no report, since a student's code can write there too.
  init?(line: [UInt8]) {
    guard let report = try? JSONDecoder().decode(Report.self, from: Data(line)) else { return nil }
    self = report
  }
}
