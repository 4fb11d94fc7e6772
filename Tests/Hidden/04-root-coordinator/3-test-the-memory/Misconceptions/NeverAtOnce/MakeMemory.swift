import Foundation

/// Makes a memory that keeps what it is told in these defaults.
typealias MakeMemory =
  @MainActor (_ defaults: UserDefaults) -> any CustomerMemory
