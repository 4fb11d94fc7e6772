extension ExerciseSkeleton {
  var task: String {
    """
    # \(title)

    Kind: \(kind)

    Write here: what is given, and what is asked; `Kind` says of which kind it is.

    Edit:

    - `AppCoordinator.swift`

    The checks drive the app through `SceneDelegate`, and set its
    `appCoordinator` to nil.

    """
  }

  var hints: String {
    """
    ## 1

    Write here: a nudge.

    ## 2

    Write here: where to look.

    ## 3

    Write here: nearly the answer.

    """
  }

  var explanations: String {
    ["beginsWithFirst", "goesOn", "leadsBack", "noWarnings", "isFreed"].map { check in
      """
      ## \(check)

      Section: \(section)

      Write here: why it matters, and where to look.
      Expected: `{expected}`. Found: `{found}`.

      """
    }.joined(separator: "\n")
  }

  var checks: String {
    """
    import Checks
    import Simulator
    import UIKit

    @testable import \(module)

    // Write here: a check for each thing that the task asks for.
    @MainActor let checks = [
      Check("beginsWithFirst", "The app begins with the first screen") {
        let app = Simulator(SceneDelegate())
        Checks::expect(app, stack: ["First"], "after the launch")
      },

      Check("goesOn", "A tap leads from the first screen to the second") {
        let app = Simulator(SceneDelegate())
        try app.tap("Go on")
        Checks::expect(app, stack: ["First", "Second"], "after a tap on Go on")
      },

      Check("leadsBack", "The back button leads to the first screen") {
        let app = Simulator(SceneDelegate())
        try app.tap("Go on")
        try app.back()
        Checks::expect(app, stack: ["First"], "after going back")
      },

      Check("noWarnings", "UIKit has nothing to complain about") {
        let app = Simulator(SceneDelegate())
        try app.tap("Go on")
        Checks::expectNoWarnings(in: app, "after a tap on Go on")
      },

      Check("isFreed", "Nothing but the scene delegate keeps the coordinator") {
        let app = Simulator(SceneDelegate())
        let found = app.sceneDelegate as? SceneDelegate
        let sceneDelegate = try Checks::require(found, "The scene delegate")
        weak let coordinator = sceneDelegate.appCoordinator
        sceneDelegate.appCoordinator = nil
        Checks::expect(coordinator, is: nil, "AppCoordinator, let go of by the scene delegate")
      },
    ]

    """
  }
}
