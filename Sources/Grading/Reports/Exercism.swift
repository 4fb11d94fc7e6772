/// What Exercism reads from `results.json`, version 3.
///
/// Its fields are described in Exercism's "The Test Runner Interface". A check's code is hidden and is not
/// given; nor is a task's number, since the tasks of an exercise do not each have checks of their own.
struct ExercismResults: Encodable {
  struct Test: Encodable {
    var name: String
    var status: String
    var message: String?
  }

  var version = 3
  var status: String
  var message: String?
  var tests: [Test]?
}

extension ExerciseGrade {
  /// The grade of an attempted exercise as Exercism reads it: `error` where no check ran.
  var exercism: String {
    if let obstacle { return encodedText(ExercismResults(status: "error", message: obstacle)) }
    let tests = checks.map {
      ExercismResults.Test(
        name: $0.requirement,
        status: $0.isPassed ? "pass" : "fail",
        message: $0.fault
      )
    }
    return encodedText(ExercismResults(status: isPassed ? "pass" : "fail", tests: tests))
  }
}
