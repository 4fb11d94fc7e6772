package import Foundation

/// Finds programs of this package as they were built for the tests.
package enum BuiltProduct {
  /// The executable of that name, beside the bundle of the running tests.
  ///
  /// - Parameter name: The executable's name, `tutor`.
  /// - Returns: Its place; a test target that asks must depend on the executable.
  package static func url(_ name: String) -> URL {
    let bundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" } ?? Bundle.main
    let isBundle = bundle.bundleURL.pathExtension == "xctest"
    let folder = isBundle ? bundle.bundleURL.deletingLastPathComponent() : bundle.bundleURL
    return folder.appending(path: name)
  }
}
