/// Makes a view model: for a bread of this name, of which there are that
/// many loaves, and which tells that navigation.
typealias MakeBread =
  @MainActor (
    _ name: String,
    _ left: Int,
    _ navigation: any BreadNavigation
  ) -> any BreadModel
