import UIKit

/// Stands for an app between its end and its next launch.
final class NoApp: UIResponder, UIWindowSceneDelegate {}
