extension UITableViewCell {
  /// What editing does to a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It takes the row away.
    case delete = 1
    /// It adds a row.
    case insert = 2
  }
}
