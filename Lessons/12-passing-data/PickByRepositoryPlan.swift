/// The repository: what is planned, for all who are given it.
@MainActor
final class PickByRepositoryPlan {
  var onChange: ((Bread) -> Void)?

  var bread: Bread? {
    didSet {
      if let bread { onChange?(bread) }
    }
  }
}
