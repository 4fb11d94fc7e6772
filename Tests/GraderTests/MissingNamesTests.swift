import Testing

@testable import Grader

struct MissingNamesTests {
  private func names(_ messages: (id: String, message: String)...) -> [String] {
    MissingNames(messages.map { Diagnostic(id: $0.id, severity: .error, message: $0.message) })
      .names
  }

  @Test(arguments: [
    ("cannot_find_in_scope", "cannot find 'Flow' in scope", "Flow"),
    ("cannot_find_type_in_scope", "cannot find type 'Flow' in scope", "Flow"),
    ("could_not_find_type_member", "type 'Flow' has no member 'shared'", "Flow.shared"),
    ("could_not_find_value_member", "value of type 'Flow?' has no member 'end'", "Flow.end"),
    ("extra_argument_named", "extra argument 'animated' in call", "animated"),
    (
      "wrong_argument_labels",
      "incorrect argument label in call (have 'with:', expected 'by:')", "with:"
    ),
  ])
  func nameIsReadFromTheMessage(id: String, message: String, name: String) {
    #expect(names((id, message)) == [name])
  }

  @Test func eachNameIsGivenOnceInTheOrderOfTheChecks() {
    let flow = (id: "cannot_find_in_scope", message: "cannot find 'Flow' in scope")
    let app = (id: "cannot_find_in_scope", message: "cannot find 'App' in scope")
    #expect(names(flow, app, flow) == ["Flow", "App"])
  }

  @Test func whatTheSubmissionHasTooMuchIsNotMissing() {
    #expect(names(("missing_argument_named", "missing argument for parameter 'x' in call")) == [])
  }
}
