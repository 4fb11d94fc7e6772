import Foundation
import Grader
import Workbook

/// Where programs are made and run.
///
/// The live one is the Grader's; see `Workshop+Live.swift`.
struct Workshop: Sendable {
  /// What can be told of a stage while something is made.
  typealias Progress = @Sendable (Stage) -> Void

  /// Checks an exercise; what runs is killed when it is cancelled.
  var check: @Sendable (Exercise, Cancellation, @escaping Progress) throws -> Verdict
  /// Builds an app.
  var build: @Sendable (AppSource, @escaping Progress) throws -> BuiltApp
  /// Starts an app that was built.
  var launch: @Sendable (URL, AppSource) throws -> DrivenApp
}

/// What became of an app's sources.
enum BuiltApp: Sendable {
  case program(URL)
  case notCompiled([Diagnostic])
}
