/// What a person's screen shows.
@MainActor
final class UserViewModel {
  private let user: User

  init(user: User) {
    self.user = user
  }

  var title: String { user.name }
  var text: String { "Likes \(user.favourite) best." }
}
