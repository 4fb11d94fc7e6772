import Observation

extension Path {
  /// Does something now, and again whenever what it has read has changed, as long as it lives.
  @MainActor
  final class Observer {
    private let apply: @MainActor () -> Void

    init(_ apply: @escaping @MainActor () -> Void) {
      self.apply = apply
      observe()
    }

    private func observe() {
      withObservationTracking {
        apply()
      } onChange: { [weak self] in
        // The change is about to happen: look when it has.
        Task { @MainActor in self?.observe() }
      }
    }
  }
}
