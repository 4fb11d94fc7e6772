/// What Gradescope says of `results.json`, in "Autograder Specifications", sections "Output format",
/// "Controlling test case visibility", "Test case status" and "Output string formatting"
/// (gradescope-autograders.readthedocs.io/en/latest/specs, read in November 2026).
enum GradescopeRules {
  private static let visibilities = ["hidden", "after_due_date", "after_published", "visible"]
  private static let formats = ["text", "simple_format", "html", "md", "ansi"]

  private static func one(of names: [String]) -> @Sendable (Any) -> Bool {
    { ($0 as? String).map(names.contains) ?? false }
  }
  @Sendable private static func isText(_ value: Any) -> Bool { value is String }
  @Sendable private static func isPoints(_ value: Any) -> Bool {
    (value as? Double).map { $0.isFinite && $0 >= 0 } ?? false
  }

  /// The fields of the whole, and what stands in each.
  private static let fields: [String: @Sendable (Any) -> Bool] = [
    "score": isPoints, "execution_time": isPoints, "output": isText,
    "output_format": one(of: formats), "test_output_format": one(of: formats),
    "test_name_format": one(of: formats), "visibility": one(of: visibilities),
    "stdout_visibility": one(of: visibilities), "extra_data": { $0 is [String: Any] },
    "tests": { $0 is [[String: Any]] }, "leaderboard": { $0 is [[String: Any]] },
  ]

  /// The fields of a test.
  private static let testFields: [String: @Sendable (Any) -> Bool] = [
    "score": isPoints, "max_score": isPoints, "status": one(of: ["passed", "failed"]),
    "name": isText, "name_format": one(of: formats), "number": isText, "output": isText,
    "output_format": one(of: formats), "tags": { $0 is [String] },
    "visibility": one(of: visibilities), "extra_data": { $0 is [String: Any] },
  ]

  /// What is not as it is described, a line each.
  static func faults(in results: JSONFile) -> [String] {
    var faults = results.faults(fields, needed: [])
    if results["score"] == nil, results["tests"] == nil {
      faults.append("neither a score nor tests")
    }
    for test in results.list("tests") {
      faults += test.faults(testFields, needed: []) + score(in: test)
    }
    return faults
  }

  /// A score may be left out with its maximum, for a test that only tells something.
  private static func score(in test: JSONFile) -> [String] {
    let (score, maximum) = (test["score"] as? Double, test["max_score"] as? Double)
    if let score, let maximum {
      return score <= maximum ? [] : ["a score of \(score) of \(maximum)"]
    }
    return score == nil && maximum == nil ? [] : ["half a score"]
  }
}
