/// The project file of an app whose files all lie in one folder, which Xcode reads by itself.
///
/// A folder that Xcode reads by itself wants version 77 of the form, which Xcode has since 16.
struct XcodeProject {
  /// What the app, its module, its target and its folder are called; letters and digits alone.
  let name: String

  var text: String {
    """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tclasses = {
    \t};
    \tobjectVersion = 77;
    \tobjects = {
    \(files)\(target)\(configurations)\t};
    \trootObject = \(Identifier.project) /* Project object */;
    }

    """
  }

  /// What the project's parts are called within it: 24 hexadecimal digits each.
  private enum Identifier: String, CustomStringConvertible {
    case project = "C0DE00000000000000000001"
    case everything = "C0DE00000000000000000002"
    case code = "C0DE00000000000000000003"
    case products = "C0DE00000000000000000004"
    case app = "C0DE00000000000000000005"
    case information = "C0DE00000000000000000006"
    case readme = "C0DE00000000000000000007"
    case target = "C0DE00000000000000000008"
    case sources = "C0DE00000000000000000009"
    case frameworks = "C0DE0000000000000000000A"
    case resources = "C0DE0000000000000000000B"
    case projectList = "C0DE0000000000000000000C"
    case targetList = "C0DE0000000000000000000D"
    case projectDebug = "C0DE0000000000000000000E"
    case projectRelease = "C0DE0000000000000000000F"
    case targetDebug = "C0DE00000000000000000010"
    case targetRelease = "C0DE00000000000000000011"

    var description: String { rawValue }
  }

  private func object(_ identifier: Identifier, _ kind: String, _ values: [String]) -> String {
    let lines = (["isa = \(kind);"] + values).map { "\t\t\t\($0)\n" }.joined()
    return "\t\t\(identifier) = {\n\(lines)\t\t};\n"
  }

  private var files: String {
    object(
      .app,
      "PBXFileReference",
      [
        "explicitFileType = wrapper.application;", "includeInIndex = 0;", "path = \(name).app;",
        "sourceTree = BUILT_PRODUCTS_DIR;",
      ]
    )
      + file(.information, "Info.plist", "text.plist.xml")
      + file(.readme, "README.md", "net.daringfireball.markdown")
      + object(
        .code,
        "PBXFileSystemSynchronizedRootGroup",
        ["path = \(name);", "sourceTree = \"<group>\";"]
      ) + group(.everything, of: [.code, .information, .readme, .products])
      + group(.products, of: [.app], ["name = Products;"])
  }

  private func file(_ identifier: Identifier, _ path: String, _ kind: String) -> String {
    object(
      identifier,
      "PBXFileReference",
      ["lastKnownFileType = \(kind);", "path = \(path);", "sourceTree = \"<group>\";"]
    )
  }

  private func group(
    _ identifier: Identifier,
    of children: [Identifier],
    _ more: [String] = []
  ) -> String {
    let values = ["children = \(list(children));"] + more + ["sourceTree = \"<group>\";"]
    return object(identifier, "PBXGroup", values)
  }

  private func list(_ identifiers: [Identifier]) -> String {
    "(" + identifiers.map { "\($0), " }.joined() + ")"
  }
}

extension XcodeProject {
  private var target: String {
    object(
      .target,
      "PBXNativeTarget",
      [
        "buildConfigurationList = \(Identifier.targetList);",
        "buildPhases = \(list([.sources, .frameworks, .resources]));", "buildRules = ();",
        "dependencies = ();", "fileSystemSynchronizedGroups = \(list([.code]));", "name = \(name);",
        "productName = \(name);", "productReference = \(Identifier.app);",
        "productType = \"com.apple.product-type.application\";",
      ]
    ) + phase(.sources, "PBXSourcesBuildPhase") + phase(.frameworks, "PBXFrameworksBuildPhase")
      + phase(.resources, "PBXResourcesBuildPhase")
      + object(
        .project,
        "PBXProject",
        [
          "attributes = { BuildIndependentTargetsInParallel = 1; LastUpgradeCheck = 2600; };",
          "buildConfigurationList = \(Identifier.projectList);", "developmentRegion = en;",
          "hasScannedForEncodings = 0;", "knownRegions = (en, Base, );",
          "mainGroup = \(Identifier.everything);", "minimizedProjectReferenceProxies = 1;",
          "preferredProjectObjectVersion = 77;", "productRefGroup = \(Identifier.products);",
          "projectDirPath = \"\";", "projectRoot = \"\";", "targets = \(list([.target]));",
        ]
      )
  }

  /// The folder that Xcode reads fills the phases.
  private func phase(_ identifier: Identifier, _ kind: String) -> String {
    let values = [
      "buildActionMask = 2147483647;", "files = ();", "runOnlyForDeploymentPostprocessing = 0;",
    ]
    return object(identifier, kind, values)
  }

  private var configurations: String {
    configuration(.projectDebug, "Debug", Self.common + Self.debug)
      + configuration(.projectRelease, "Release", Self.common + Self.release)
      + configuration(.targetDebug, "Debug", app) + configuration(.targetRelease, "Release", app)
      + configurationList(.projectList, [.projectDebug, .projectRelease])
      + configurationList(.targetList, [.targetDebug, .targetRelease])
  }

  private func configuration(
    _ identifier: Identifier,
    _ name: String,
    _ settings: [String]
  ) -> String {
    let lines = settings.map { "\t\t\t\t\($0)\n" }.joined()
    return object(
      identifier,
      "XCBuildConfiguration",
      ["buildSettings = {\n\(lines)\t\t\t};", "name = \(name);"]
    )
  }

  private func configurationList(_ identifier: Identifier, _ parts: [Identifier]) -> String {
    object(
      identifier,
      "XCConfigurationList",
      [
        "buildConfigurations = \(list(parts));", "defaultConfigurationIsVisible = 0;",
        "defaultConfigurationName = Release;",
      ]
    )
  }

  private static let common = [
    "CLANG_ENABLE_MODULES = YES;", "ENABLE_USER_SCRIPT_SANDBOXING = YES;",
    "IPHONEOS_DEPLOYMENT_TARGET = 17.0;", "SDKROOT = iphoneos;", "SWIFT_VERSION = 6.0;",
  ]
  private static let debug = [
    "DEBUG_INFORMATION_FORMAT = dwarf;", "ENABLE_TESTABILITY = YES;", "ONLY_ACTIVE_ARCH = YES;",
    "SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG;", "SWIFT_OPTIMIZATION_LEVEL = \"-Onone\";",
  ]
  private static let release = [
    "DEBUG_INFORMATION_FORMAT = \"dwarf-with-dsym\";", "SWIFT_COMPILATION_MODE = wholemodule;",
    "VALIDATE_PRODUCT = YES;",
  ]

  private var app: [String] {
    [
      "CODE_SIGN_STYLE = Automatic;", "CURRENT_PROJECT_VERSION = 1;",
      "GENERATE_INFOPLIST_FILE = YES;", "INFOPLIST_FILE = Info.plist;",
      "INFOPLIST_KEY_UILaunchScreen_Generation = YES;", "MARKETING_VERSION = 1.0;",
      "PRODUCT_BUNDLE_IDENTIFIER = \"example.coordinator-workbook.\(name)\";",
      "PRODUCT_NAME = \"$(TARGET_NAME)\";", "TARGETED_DEVICE_FAMILY = \"1,2\";",
      "LD_RUNPATH_SEARCH_PATHS = (\"$(inherited)\", \"@executable_path/Frameworks\", );",
    ]
  }
}
