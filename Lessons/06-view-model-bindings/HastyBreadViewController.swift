import Observation
import UIKit

/// A bread's screen that looks while the change is still to be made.
final class HastyBreadViewController: BreadViewController {
  override func watch() {
    withObservationTracking {
      update()
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.watch() }
    }
  }
}
