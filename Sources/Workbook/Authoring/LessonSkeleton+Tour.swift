extension LessonSkeleton {
  /// A visit of a few commands, as the app answers them; what is said between is to be written.
  var tour: String {
    """
    # Write here: what the reader is about to see.
    $ run \(number)
    \(Self.first)
    Coordinators
    AppCoordinator: FirstViewController

    # Write here: what to notice after the tap.
    app> tap Go on
    Pushed "Second".
    \(Self.second)
    app> stacks
    Window: stack, in front
      2  Second  UIViewController   (new)
      1  First   FirstViewController
    app> tree
    AppCoordinator: FirstViewController
    app> back
    Popped "Second".
    \(Self.first)

    # Write here: what to notice on the way back.
    app> stacks
    Window: stack, in front
      1  First  FirstViewController
    app> ask alive AppCoordinator
    1
    app> why AppCoordinator
    AppCoordinator is kept alive by:
      SceneDelegate.appCoordinator
    and is known, but not kept, by:
      FirstViewController.onGoOn (weak)
    app> tap Go on
    Pushed "Second".
    \(Self.second)

    """
  }

  private static let first = """
    ╭────────────────────────────────────────────╮
    │                   First                    │
    ├────────────────────────────────────────────┤
    │ ( Go on )                                  │
    ╰────────────────────────────────────────────╯
    """

  private static let second = """
    ╭────────────────────────────────────────────╮
    │ ‹ First           Second                   │
    ├────────────────────────────────────────────┤
    │                                            │
    ╰────────────────────────────────────────────╯
    """
}
