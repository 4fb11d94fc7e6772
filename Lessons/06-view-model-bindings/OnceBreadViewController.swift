import Observation
import UIKit

/// A bread's screen that does not watch on after the first change.
final class OnceBreadViewController: BreadViewController {
  override func watch() {
    withObservationTracking {
      update()
    } onChange: { [weak self] in
      Task { @MainActor in self?.update() }
    }
  }
}
