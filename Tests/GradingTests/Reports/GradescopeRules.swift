/// What Gradescope says of `results.json`, in "Autograder Specifications", sections "Output format",
/// "Controlling test case visibility", "Test case status" and "Output string formatting"
/// (gradescope-autograders.readthedocs.io/en/latest/specs, read in November 2026).
enum GradescopeRules {
  private static let visibilities = ["hidden", "after_due_date", "after_published", "visible"]
  private static let formats = ["text", "simple_format", "html", "md", "ansi"]

  private static let fields: Set = [
    "score", "execution_time", "output", "output_format", "test_output_format", "test_name_format",
    "visibility", "stdout_visibility", "extra_data", "tests", "leaderboard",
  ]
  private static let testFields: Set = [
    "score", "max_score", "status", "name", "name_format", "number", "output", "output_format",
    "tags", "visibility", "extra_data",
  ]

  /// What is not as it is described, a line each.
  static func faults(in results: JSONFile) -> [String] {
    var faults = results.keys.subtracting(fields).map { "unknown field \($0)" }
    if results["score"] as? Double == nil, results["tests"] == nil {
      faults.append("neither a score nor tests")
    }
    faults += choice("visibility", of: visibilities, in: results)
    faults += choice("output_format", of: formats, in: results)
    faults += text("output", in: results)
    for test in results.list("tests") {
      faults += test.keys.subtracting(testFields).map { "unknown field \($0) of a test" }
      faults += choice("status", of: ["passed", "failed"], in: test)
      faults += text("name", in: test)
      faults += text("output", in: test)
      faults += score(in: test)
    }
    return faults
  }

  /// A score may be left out with its maximum, for a test that only tells something.
  private static func score(in test: JSONFile) -> [String] {
    let (score, maximum) = (test["score"] as? Double, test["max_score"] as? Double)
    if let score, let maximum {
      return (0...maximum).contains(score) ? [] : ["a score of \(score) of \(maximum)"]
    }
    return score == nil && maximum == nil ? [] : ["half a score"]
  }

  private static func text(_ key: String, in object: JSONFile) -> [String] {
    object[key] == nil || object[key] is String ? [] : ["\(key) is no text"]
  }

  private static func choice(
    _ key: String,
    of choices: [String],
    in object: JSONFile
  ) -> [String] {
    guard let value = object[key] else { return [] }
    return choices.contains(value as? String ?? "") ? [] : ["\(key) is \(value)"]
  }
}
