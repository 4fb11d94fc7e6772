/// I: what a bread's screen needs to know.
@MainActor
final class ViperBreadInteractor {
  let bread: Bread

  init(bread: Bread) {
    self.bread = bread
  }
}
