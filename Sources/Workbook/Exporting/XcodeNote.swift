/// What the folder's README says to whoever opens it.
struct XcodeNote {
  let name: String
  let title: String
  /// The command that drives the same app on the stand-in.
  let command: String
  let faults: [String]
  let opensLinks: Bool

  var text: String {
    """
    # \(title)

    The app that `\(command)` drives in the terminal, for an iPhone or an iPad.

    1. On a Mac with Xcode 26 or later, open `\(name).xcodeproj`.
    2. Choose a simulator in the middle of the toolbar, and press Run (Command-R).
    3. For a device of your own, choose your team first: the project, the target `\(name)`, Signing & Capabilities.

    The Swift files in `\(name)` are those of the workbook, unchanged. Added were `AppDelegate.swift`, with which iOS
    starts the app; `Info.plist`, which names `SceneDelegate`; and the project. A file that you put into `\(name)`
    belongs to the app; nothing has to be listed. What you change here does not go back into the workbook.
    \(more)
    The workbook was written on Linux, where there is no Xcode: the code was compiled and driven there, the project was
    not opened. If it does not open, make a new project in Xcode, an iOS app with the interface "Storyboard", delete its
    Swift files and its storyboard "Main" with the two settings that name it, and drag the files of `\(name)` in.

    """
  }

  private var more: String {
    [faultLines, linkLines].compactMap(\.self).map { "\n\($0)\n" }.joined()
  }

  private var faultLines: String? {
    guard !faults.isEmpty else { return nil }
    return """
      The app can be run with a mistake in it: Product, Scheme, Edit Scheme, Run, Arguments, and add `--fault NAME`. The
      names are:

      \(faults.map { "- `\($0)`" }.joined(separator: "\n"))
      """
  }

  private var linkLines: String? {
    guard opensLinks else { return nil }
    let scheme = XcodeInformation.scheme
    return """
      A link opens in the simulator that runs by `xcrun simctl openurl booted \(scheme)://bread/2`. Links that begin with
      `https` reach an app only when their site says so, and that site is made up.
      """
  }
}
