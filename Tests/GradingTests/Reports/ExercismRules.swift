/// What Exercism says of `results.json` in version 3, in "The Test Runner Interface", section "Output
/// format" (exercism.org/docs/building/tooling/test-runners/interface, read in November 2026).
enum ExercismRules {
  /// In characters; fewer where they have several bytes, so bytes are counted.
  private static let longestMessage = 65_535

  private static let longestOutput = 500

  /// The fields of a test, and what stands in each.
  private static let testFields: [String: @Sendable (Any) -> Bool] = [
    "name": { ($0 as? String)?.isEmpty == false },
    "test_code": { $0 is String },
    "status": { ["pass", "fail", "error"].contains($0 as? String) },
    "message": { ($0 as? String).map { (1...longestMessage).contains($0.utf8.count) } ?? false },
    "output": { ($0 as? String).map { $0.count <= longestOutput } ?? false },
    "task_id": { ($0 as? Int).map { $0 > 0 } ?? false },
  ]

  /// The fields of the whole.
  private static let fields: [String: @Sendable (Any) -> Bool] = [
    "version": { $0 as? Int == 3 },
    "status": { ["pass", "fail", "error"].contains($0 as? String) },
    "message": { ($0 as? String).map { (1...longestMessage).contains($0.utf8.count) } ?? false },
    "tests": { ($0 as? [[String: Any]])?.isEmpty == false },
  ]

  /// What is not as it is described, a line each.
  static func faults(in results: JSONFile) -> [String] {
    let tests = results.list("tests")
    let isError = results["status"] as? String == "error"
    let needed = isError ? ["version", "status", "message"] : ["version", "status", "tests"]
    var faults = results.faults(fields, needed: needed)
    if isError != (results["message"] != nil) { faults.append("a message beside tests") }
    if isError != tests.isEmpty { faults.append("tests beside an error") }
    for test in tests {
      let hasPassed = test["status"] as? String == "pass"
      faults += test.faults(
        testFields,
        needed: ["name", "status"] + (hasPassed ? [] : ["message"])
      )
      if hasPassed, test["message"] != nil { faults.append("a message of a test that passed") }
    }
    if !isError {
      let isPassed = tests.allSatisfy { $0["status"] as? String == "pass" }
      if (results["status"] as? String == "pass") != isPassed { faults.append("another sum") }
    }
    return faults
  }
}
