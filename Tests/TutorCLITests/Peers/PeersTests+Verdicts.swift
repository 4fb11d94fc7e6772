import Support
import Testing

/// What passes, what does not, and what is said of it.
extension PeersTests {
  private static let hidden = "Tests/Hidden/01-greetings/1-say-hello"

  /// rustlings 855, 1873, 285; omi 11441; exercism/swift 898, 726.
  @Test(arguments: [
    ("untouched", "let hello = 1\n"), ("exit(0)", Hello.leaving), ("a printed pass", Hello.lying),
  ])
  func `nothing passes untouched, by exit(0), or by printing a pass`(
    how: String,
    content: String
  ) throws {
    let tutor = try AppWorkbook.make([AppWorkbook.hello: content])
    let result = try tutor.filter(["check", "1.1"])
    #expect(result.status == 1, "\(how)")
    #expect(result.output.contains("FAIL  hello is two"))
    #expect(try !tutor.filter(["list"]).output.contains("1.1  Say hello — done"))
  }

  /// exercism/swift 726, rustlings 285.
  @Test func `nothing passes because no test ran`() throws {
    let none = "import Checks\n\n@MainActor let checks: [Check] = []\n"
    let result = try check(Hello.right, ["\(Self.hidden)/HiddenTests.swift": none])
    #expect(result.status != 0)
    #expect(!result.output.contains("pass  "))
  }

  /// swirl 484, 654.
  @Test(arguments: ["let hello = 1 + 1\n", "var hello: Int { 2 }\n", "let (hello, _) = (2, 3)\n"])
  func `another right answer is not refused`(content: String) throws {
    #expect(try check(content).status == 0)
  }

  /// swirl 815, 928.
  @Test func `an answer of the workbook's own that is refused is found by verify`() throws {
    let tutor = try AppWorkbook.make(["\(Self.hidden)/Solution/Hello.swift": "let hello = 3\n"])
    let result = try tutor.filter(["verify", "1.1"])
    #expect(result.output.contains("\(Self.hidden)/Solution"))
    #expect(result.status == 1)
  }

  /// nbgrader 917, 1363.
  @Test(arguments: [
    "let hello = 3\n", "let hello = [2][1]\n", "let other = 2\n", "let hello = \"two\"\n",
    "let hello: Int = two\n", Hello.leaving,
  ])
  func `hidden tests are not shown in the feedback`(content: String) throws {
    let result = try check(content)
    #expect(result.status == 1)
    for secret in ["Checks::", "Check(", "HiddenTests", "@testable", "Tests/Hidden", "saysTwo"] {
      #expect(!(result.output + result.errors).contains(secret), "\(secret)")
    }
  }
}
