/// A few lines in the place of UIKit, Simulator and Checks, so that the grader is tested without them.
enum TinySupport {
  static let uikit = """
    @_exported public import Foundation

    @MainActor open class UIResponder {
      public init() {}
      open func touch(_ label: String) {}
      package var drivenBySimulatorAlone = 0
    }
    """

  /// `play` hands each line to the app and answers with the same line.
  static let simulator = """
    public import UIKit

    @MainActor public final class Simulator {
      let delegate: UIResponder
      public init(_ makeDelegate: @autoclosure () -> UIResponder) { delegate = makeDelegate() }
    }

    @MainActor public func play(_ simulator: @autoclosure () -> Simulator) {
      let app = simulator()
      reply("\\(type(of: app.delegate)) \\(CommandLine.arguments.dropFirst())")
      while let line = readLine() {
        app.delegate.touch(line)
        fflush(nil)
        reply(line)
      }
    }

    private func reply(_ line: String) {
      let bytes = Array((line + "\\n").utf8)
      _ = write(3, bytes, bytes.count)
    }
    """

  static let checks = """
    public import Foundation

    public struct Check: Sendable {
      let id: String
      let requirement: String
      let body: @MainActor @Sendable () async throws -> Void
      public init(
        _ id: String,
        _ requirement: String,
        body: @escaping @MainActor @Sendable () async throws -> Void
      ) {
        (self.id, self.requirement, self.body) = (id, requirement, body)
      }
    }

    struct Failure: Encodable {
      var what: String
      var expected: String
      var found: String
      var stack: [String] = []
      var tree: [String] = []
      var facts: [String: String] = [:]
    }

    struct Report: Encodable {
      struct Listed: Encodable { var id: String, requirement: String }
      var token: String
      var event: String
      var check: String?
      var failures: [Failure]?
      var checks: [Listed]?
    }

    struct Order: Decodable { var token: String, run: [String] }

    @MainActor private var failures: [Failure] = []

    @MainActor public func expect(_ found: [String], equals expected: [String], _ what: String) {
      guard found != expected else { return }
      failures.append(Failure(what: what, expected: "\\(expected)", found: "\\(found)"))
    }

    @MainActor public enum Runner {
      public static func main(_ checks: [Check]) async {
        guard let line = readLine(),
          let order = try? JSONDecoder().decode(Order.self, from: Data(line.utf8))
        else { exit(64) }
        let list = checks.map { Report.Listed(id: $0.id, requirement: $0.requirement) }
        send(Report(token: order.token, event: "list", checks: list))
        for check in checks where order.run.contains(check.id) {
          failures = []
          send(Report(token: order.token, event: "begin", check: check.id))
          try? await check.body()
          send(Report(token: order.token, event: "end", check: check.id, failures: failures))
        }
        send(Report(token: order.token, event: "done"))
      }

      private static func send(_ report: Report) {
        guard let line = try? JSONEncoder().encode(report) else { return }
        fflush(nil)
        let bytes = Array(line) + [10]
        _ = write(3, bytes, bytes.count)
      }
    }
    """
}
