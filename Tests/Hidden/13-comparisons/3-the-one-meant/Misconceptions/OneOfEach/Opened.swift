import UIKit

/// A page's screen, while the stack has it.
struct Opened {
  weak var screen: UIViewController?
}
