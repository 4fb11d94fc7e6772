extension Form {
  /// Makes what a test drives, without the app around it.
  @MainActor
  func makeRehearsedShop() -> any RehearsedShop {
    switch self {
    case .plain: RehearsedPlain()
    case .coordinator: RehearsedCoordinator()
    case .router: RehearsedRouter()
    case .viper: RehearsedViper()
    case .path: RehearsedPath()
    }
  }
}
