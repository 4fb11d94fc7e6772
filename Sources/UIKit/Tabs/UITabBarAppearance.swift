/// The looks of a tab bar.
@MainActor
open class UITabBarAppearance: UIBarAppearance {}
