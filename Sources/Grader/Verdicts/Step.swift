/// News of work that goes on: the stage that it is at, and how far that has come where it takes long.
package struct Step: Equatable, Sendable {
  package var stage: Stage
  package var advance: Advance?
  /// The check that has begun just now.
  package var check: BegunCheck?

  /// A Boolean value that tells whether another grader does it, and this one waits for that.
  package var isElsewhere = false

  /// The stage is being done by another grader.
  static func waiting(_ stage: Stage) -> Step {
    var step = Step(stage)
    step.isElsewhere = true
    return step
  }

  /// A check has begun.
  static func begun(_ check: BegunCheck) -> Step {
    var step = Step(.run)
    step.check = check
    return step
  }

  init(_ stage: Stage, _ advance: Advance? = nil) {
    self.stage = stage
    self.advance = advance
  }
}
