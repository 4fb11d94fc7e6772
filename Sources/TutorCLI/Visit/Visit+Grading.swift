import Grading
import Workbook

extension Visit {
  /// Shows the grades of a class: the table, or the report that was asked for.
  func show(_ view: GradeView) {
    guard let form = view.reports.form else { return perform { _ in view.outcome } }
    // What is printed is the file, in whatever language the tutor speaks.
    Language.$current.withValue(.english) {
      form.files(of: view.result.gradebook) { report in
        report.forEachPiece { screen.write($0) }
      }
    }
    screen.complain(view.troubles)
    if levels.isEmpty { status = view.status }
  }
}
