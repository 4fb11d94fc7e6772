/// What building an app gave.
package enum AppBuild: Sendable {
  /// The app can be launched.
  case program(AppProgram)
  /// The sources do not compile or do not make an app; the errors are in source order.
  case diagnostics([Diagnostic])
}

/// An app that was built: a lesson's or a student's.
package struct AppProgram: Sendable {
  /// The program's path.
  let path: String
  /// The folders outside the system that it reads.
  let visible: [String]
  /// The names of its source files, by which a crash's place is found.
  let files: Set<String>
}
