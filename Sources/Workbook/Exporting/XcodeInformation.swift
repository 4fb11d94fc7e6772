import Foundation

/// An app's `Info.plist`: which class meets the scenes, and what iOS has to know of the app's links.
struct XcodeInformation {
  /// The app's code, all of it.
  let code: String

  /// The scheme of the bakery's links, `crumb://bread/2`.
  static let scheme = "crumb"

  var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(links)\(activities)\(scenes)</dict>
    </plist>

    """
  }

  private var scenes: String {
    """
    \t<key>UIApplicationSceneManifest</key>
    \t<dict>
    \t\t<key>UIApplicationSupportsMultipleScenes</key>
    \t\t<false/>
    \t\t<key>UISceneConfigurations</key>
    \t\t<dict>
    \t\t\t<key>UIWindowSceneSessionRoleApplication</key>
    \t\t\t<array>
    \t\t\t\t<dict>
    \t\t\t\t\t<key>UISceneConfigurationName</key>
    \t\t\t\t\t<string>Default Configuration</string>
    \t\t\t\t\t<key>UISceneDelegateClassName</key>
    \t\t\t\t\t<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
    \t\t\t\t</dict>
    \t\t\t</array>
    \t\t</dict>
    \t</dict>

    """
  }

  /// An app that hears of links says which are its own.
  private var links: String {
    guard code.contains("openURLContexts") else { return "" }
    return """
      \t<key>CFBundleURLTypes</key>
      \t<array>
      \t\t<dict>
      \t\t\t<key>CFBundleURLName</key>
      \t\t\t<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
      \t\t\t<key>CFBundleURLSchemes</key>
      \t\t\t<array>
      \t\t\t\t<string>\(Self.scheme)</string>
      \t\t\t</array>
      \t\t</dict>
      \t</array>

      """
  }

  /// An app that keeps its state in activities says how they are called.
  private var activities: String {
    let names = Set(code.matches(of: /activityType: "([\w.-]+)"/).map { String($0.output.1) })
    guard !names.isEmpty else { return "" }
    let items = names.sorted().map { "\t\t<string>\($0)</string>\n" }.joined()
    return "\t<key>NSUserActivityTypes</key>\n\t<array>\n\(items)\t</array>\n"
  }
}
