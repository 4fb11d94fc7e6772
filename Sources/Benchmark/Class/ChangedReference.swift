import Foundation
import Workbook

/// The reference solution of exercise 5.1, changed in its profile screen.
///
/// One check opens that screen, `nextFlowIsKept`, so that what happens in it can cost no other.
struct ChangedReference {
  /// The exercise, and the files of its reference.
  let exercise: Exercise
  private let files: [String: Data]

  /// The one check that opens the screen.
  static let check = "nextFlowIsKept"
  /// The screen's file.
  static let screen = "ProfileViewController.swift"
  private static let opening = "super.viewDidLoad()\n"

  /// Reads the reference.
  init(_ exercise: Exercise) throws {
    self.exercise = exercise
    files = try exercise.answers().first?.contents.files ?? [:]
  }

  /// The reference with statements at the start of the screen, and declarations behind it.
  /// - Parameters:
  ///   - kind: What kind of answer that makes.
  ///   - statements: What is done when the screen loads its view.
  ///   - declarations: What stands behind the screen.
  ///   - expected: The grade; that of an answer which does not come to the check's end, when left out.
  /// - Returns: The answer.
  func doing(
    _ kind: String,
    _ statements: String,
    _ declarations: String = "",
    expected: ExpectedGrade = .cut(short: Self.check)
  ) -> ClassAnswer {
    with(kind, expected: expected) { files in
      let text = String(decoding: files[Self.screen] ?? Data(), as: UTF8.self)
        .replacing(Self.opening, with: Self.opening + "    " + statements + "\n")
      files[Self.screen] = Data("\(text)\n\(declarations)\n".utf8)
    }
  }

  /// The reference with its files changed in another way.
  func with(
    _ kind: String,
    expected: ExpectedGrade,
    _ change: (inout [String: Data]) -> Void
  ) -> ClassAnswer {
    var changed = files
    change(&changed)
    return ClassAnswer(kind: kind, exercise: exercise, files: changed, expected: expected)
  }
}
