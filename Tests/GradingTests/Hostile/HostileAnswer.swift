import Foundation
import Testing

/// One way in which an answer may be no honest one, and what has to come of it.
struct HostileAnswer: Sendable, CustomTestStringConvertible {
  /// The kind; it is also the name of the student who hands it in.
  let testDescription: String
  /// What the file's one method answers with; 2 is right.
  var answer = "2"
  /// What else stands in the file.
  var extra = ""
  /// How the file is laid into its folder, where that is not as text.
  var layIn: (@Sendable (_ file: URL, _ right: String) throws -> Void)?
  /// A part of what is said of why the grade is held; nil where it is not.
  var held: String?
  /// The checks that it passes once a human has found it honest, and deserves to.
  var passed: Set<String> = HostileAnswer.rest
  /// A part of what is said of what it does not pass; nil where it passes all.
  var reason: String?

  init(_ name: String) { testDescription = name }

  /// All checks, and those that do not ask the method.
  static let every: Set = ["name", "answer", "shelves"]
  static let rest: Set = ["name", "shelves"]

  /// Makes it from the method's body.
  static func body(
    _ name: String,
    _ answer: String,
    held: String? = nil,
    passed: Set<String> = rest,
    reason: String? = nil
  ) -> HostileAnswer {
    var made = HostileAnswer(name)
    (made.answer, made.held, made.passed, made.reason) = (answer, held, passed, reason)
    return made
  }

  /// Makes it from what stands beside the class; the method answers 1, which is wrong.
  static func beside(
    _ name: String,
    _ extra: String,
    answer: String = "1",
    held: String? = nil,
    passed: Set<String> = rest,
    reason: String? = nil
  ) -> HostileAnswer {
    var made = body(name, answer, held: held, passed: passed, reason: reason)
    made.extra = extra
    return made
  }

  /// Makes a right answer that lies in its folder in an unusual way.
  static func file(
    _ name: String,
    passed: Set<String> = [],
    reason: String? = nil,
    _ layIn: @escaping @Sendable (_ file: URL, _ right: String) throws -> Void
  ) -> HostileAnswer {
    var made = body(name, "2", passed: passed, reason: reason)
    made.layIn = layIn
    return made
  }

  /// The file's text.
  var code: String {
    """
    import UIKit

    @MainActor final class Shop {
      var name: String { "Crumb" }
      func answer() async -> Int {
        \(answer)
      }
      var shelves: [String] { ["rye", "bun", "tart"] }
    }
    \(extra)

    """
  }
}
