/// What Exercism says of `results.json` in version 3, in "The Test Runner Interface", section "Output
/// format" (exercism.org/docs/building/tooling/test-runners/interface, read in November 2026).
enum ExercismRules {
  /// In characters; fewer where they have several bytes, so bytes are counted.
  private static let longestMessage = 65_535

  private static let testFields: Set = [
    "name", "test_code", "status", "message", "output", "task_id",
  ]

  /// What is not as it is described, a line each.
  static func faults(in results: JSONFile) -> [String] {
    let status = results["status"] as? String ?? ""
    var faults = results.keys.subtracting(["version", "status", "message", "tests"])
      .map { "unknown field \($0)" }
    if results["version"] as? Int != 3 { faults.append("not version 3") }
    if !["pass", "fail", "error"].contains(status) { faults.append("status \(status)") }
    if status == "error" {
      let words = results["message"] as? String ?? ""
      if words.isEmpty { faults.append("an error without a message") }
    } else {
      if results["message"] != nil { faults.append("a message beside tests") }
      if results.list("tests").isEmpty { faults.append("no tests") }
      faults += self.faults(in: results.list("tests"), status: status)
    }
    return faults + message(of: results)
  }

  private static func faults(in tests: [JSONFile], status: String) -> [String] {
    let statuses = tests.map { $0["status"] as? String ?? "" }
    let all = statuses.allSatisfy { $0 == "pass" } ? "pass" : "fail"
    var faults = status == all ? [] : ["\(status), and the tests \(statuses)"]
    for test in tests {
      faults += test.keys.subtracting(testFields).map { "unknown field \($0) of a test" }
      faults += message(of: test)
      if !(test["name"] is String) { faults.append("a test without a name") }
    }
    let unknown = Set(statuses).subtracting(["pass", "fail", "error"])
    return faults + unknown.map { "a test's status \($0)" }
  }

  private static func message(of object: JSONFile) -> [String] {
    guard let message = object["message"] else { return [] }
    guard let text = message as? String else { return ["a message that is no text"] }
    return text.utf8.count <= longestMessage ? [] : ["a message of \(text.utf8.count) bytes"]
  }
}
