/// A student's file: three methods, of which the second is the one that goes wrong.
struct Submission {
  /// The body of the second method; its right one returns `["two"]`.
  var second = #"return ["two"]"#
  /// What else stands in the file.
  var extra = ""
  /// The whole file, where the methods are not enough.
  var whole: String?

  /// The right answer.
  static let right = Submission()

  /// The file's text, in which the second method's body begins in line 6.
  var code: String {
    whole ?? """
      import UIKit

      @MainActor final class Flow {
        func first() async -> [String] { ["one"] }
        func second() async -> [String] {
          \(second)
        }
        func third() async -> [String] { ["three"] }
      }
      \(extra)
      """
  }
}
