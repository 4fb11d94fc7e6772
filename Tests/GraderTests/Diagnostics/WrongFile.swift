import Testing

@testable import Grader

/// A file as a student of this course might leave it, and what the tutor must say of it.
struct WrongFile: CustomTestStringConvertible, Sendable {
  /// The stable name of the diagnostic that is told.
  let diagnostic: String
  /// The file, without the mark.
  let code: String
  /// The line and the column that the tutor must point at; where the mark stood.
  let place: (line: Int, column: Int)
  /// What else must be told: the names of this very file, and words of the likely mend.
  let told: [String]

  /// What stands in the code in front of the place.
  private static let mark: Character = "▶"

  /// The name under which the file is compiled.
  static let name = "ProfileFlow.swift"

  init(_ diagnostic: String, _ marked: String, says told: String...) {
    self.diagnostic = diagnostic
    self.told = told
    let before = marked.prefix { $0 != Self.mark }
    let line = before.split(separator: "\n", omittingEmptySubsequences: false)
    place = (line.count, (line.last?.utf8.count ?? 0) + 1)
    code = marked.filter { $0 != Self.mark }
  }

  var testDescription: String { "\(diagnostic), line \(place.line)" }

  /// What the exercise gives beside the student's own file.
  static let given = """
    import UIKit

    @MainActor
    protocol Coordinator: AnyObject {
      var childCoordinators: [any Coordinator] { get set }
      func start()
    }

    extension Coordinator {
      func addChild(_ child: any Coordinator) { childCoordinators.append(child) }
    }

    @MainActor
    protocol SignInDelegate: AnyObject {
      func didSignIn(as name: String)
    }

    @MainActor
    final class SignInViewModel {
      var onSignedIn: ((String) -> Void)?
      weak var delegate: (any SignInDelegate)?
    }

    @MainActor
    final class AppCoordinator: Coordinator {
      var childCoordinators: [any Coordinator] = []
      let window: UIWindow
      init(window: UIWindow) { self.window = window }
      func start() {}
    }

    final class HomeViewController: UIViewController {
      let name: String
      init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
      }
      @available(*, unavailable)
      required init?(coder: NSCoder) { fatalError("made in code only") }
    }
    """
}
