/// UIKit, Simulator, Checks and what they share, built from the workbook's own sources for the programs that are checked.
///
/// They are built apart from the package's own build, without `-enable-testing`, so that nothing but
/// UIKit's public names can be reached from a student's file.
struct SupportLibrary {
  /// The cache's entry that holds it.
  let folder: String

  /// The folder that a student's compilation sees: UIKit's module and nothing else.
  var studentModules: String { "\(folder)/student" }
  /// The folder of the modules for checks and apps.
  var fullModules: String { "\(folder)/full" }

  /// The words that link a program with it.
  var linkWords: [String] {
    ["-L", folder, "-l\(Self.name)", "-Xlinker", "-rpath", "-Xlinker", folder]
  }

  /// The name of the shared library.
  static let name = "WorkbookSupport"
}
