import Foundation

/// An order that is under way; another one of the same bread is not the
/// same form.
struct Form: Hashable {
  let id = UUID()
  let bread: Bread
}
