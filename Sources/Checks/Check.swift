/// One requirement of an exercise, and the code that finds out whether it is met.
///
///     Check("childIsReleased", "A finished child leaves childCoordinators and is freed") {
///       let app = Simulator(SceneDelegate())
///       try app.tap("Log in")
///       Checks::expect(app, coordinators: ["AppCoordinator"], "after signing in")
///     }
public struct Check: Sendable {
  /// The stable name, by which an explanation is found.
  public let id: String
  /// The requirement, a sentence as the student reads it.
  public let requirement: String
  let body: @MainActor @Sendable () async throws -> Void

  /// Makes a check.
  /// - Parameters:
  ///   - id: The stable name.
  ///   - requirement: The sentence that a student reads.
  ///   - body: Drives the app and calls `Checks::expect`. An error that it throws fails the check.
  public init(
    _ id: String,
    _ requirement: String,
    body: @escaping @MainActor @Sendable () async throws -> Void
  ) {
    self.id = id
    self.requirement = requirement
    self.body = body
  }
}
