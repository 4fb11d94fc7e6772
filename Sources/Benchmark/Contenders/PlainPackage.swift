/// The text of a package with the exercise's requirements as ordinary tests.
enum PlainPackage {
  /// The manifest; the stand-in's settings are those of the workbook's own.
  /// - Parameter module: The exercise's module.
  /// - Returns: The text of `Package.swift`.
  static func manifest(module: String) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let settings: [SwiftSetting] = [
      "ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault",
      "InferIsolatedConformances", "NonisolatedNonsendingByDefault",
    ].map { .enableUpcomingFeature($0) }

    let package = Package(
      name: "CoordinatorWorkbook",
      targets: [
        .target(name: "UIKit", swiftSettings: settings),
        .target(name: "Channel", swiftSettings: settings),
        .target(name: "Spelling", swiftSettings: settings),
        .target(name: "Introspection", swiftSettings: settings),
        .target(
          name: "Simulator", dependencies: ["Channel", "Introspection", "Spelling", "UIKit"], swiftSettings: settings),
        .target(name: "\(module)", dependencies: ["UIKit"]),
        .target(name: "_Testing_UIKit"),
        .testTarget(
          name: "\(module)Tests",
          dependencies: ["\(module)", "Simulator", "UIKit", "_Testing_UIKit"]),
      ],
      swiftLanguageModes: [.v6])

    """
  }
}
