/// What this workbook, or Linux, does not have.
extension DiagnosticMeaning {
  static let workbook: [DiagnosticMeaning] = [
    .init(
      "sema_no_import",
      "There is no `{1}` here: this workbook has UIKit and Foundation, nothing else."
    ),
    .init(
      "expr_selector_no_objc_runtime",
      "`#selector` needs Objective-C, which Linux has not. A `UIAction` with a closure does the same,"
        + " here and in Xcode."
    ),
    .init(
      "objc_interop_disabled",
      "`@objc` needs Objective-C, which Linux has not. A `UIAction` with a closure does the same, here"
        + " and in Xcode."
    ),
    .init(
      "forbidden_attribute",
      "No task needs it: it can put a function in the place of code that it does not even see."
    ),
    .init(
      "second_start",
      "The workbook starts the app itself, as iOS does, by its `SceneDelegate`. Take this out here; in"
        + " Xcode it stands in a file of its own."
    ),
  ]
}
