import Synchronization
package import Workbook

/// What became of one exercise of many.
package struct ExerciseResult: Sendable {
  package var exercise: Exercise
  /// Nil where nobody has touched the starter; else the verdict, or why there is none.
  package var verdict: Result<Verdict, any Error>?
}

extension Grader {
  /// Checks all exercises whose starters were touched, two at a time.
  /// - Parameters:
  ///   - exercises: The exercises.
  ///   - cancelled: A way to end the checks from another thread; what is left has no verdict then.
  ///   - progress: Told of each exercise that is done, called on any thread.
  /// - Returns: A result for each exercise, in their order.
  /// - Throws: ``GraderError`` when nothing can be compiled here.
  @available(*, noasync)
  package func check(
    all exercises: [Exercise],
    cancelled: Cancellation? = nil,
    progress: @escaping @Sendable (Advance) -> Void = { _ in }
  ) throws -> [ExerciseResult] {
    try prepare()
    let done = Atomic(0)
    return inParallel(exercises) { exercise in
      var result = ExerciseResult(exercise: exercise, verdict: nil)
      do {
        if try exercise.isAttempted() {
          result.verdict = .success(try keptVerdict(on: exercise, cancelled: cancelled))
        }
      } catch {
        result.verdict = .failure(error)
      }
      progress(Advance(done: done.add(1, ordering: .relaxed).newValue, of: exercises.count))
      return result
    }
  }
}
