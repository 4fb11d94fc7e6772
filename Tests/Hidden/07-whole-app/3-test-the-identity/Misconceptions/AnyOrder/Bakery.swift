/// A bakery whose records a test can change as it likes.
@MainActor
final class Bakery {
  var records: [BreadRecord]

  init(records: [BreadRecord]) {
    self.records = records
  }
}
