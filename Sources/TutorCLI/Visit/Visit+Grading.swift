import Grading

extension Visit {
  /// Shows the grades of a class: the table, or the report that was asked for.
  func show(_ result: ClassResult, asked request: GradeRequest) {
    guard let form = request.form else {
      return perform { GradeView(result, request: request, in: $0).outcome }
    }
    screen.write(form.text(of: result.gradebook))
    let view = GradeView(result, request: request, in: context)
    screen.complain(view.troubles)
    if levels.isEmpty { status = view.status }
  }
}
