/// What a page of the introduction shows, and what can happen on it.
@MainActor
final class OnboardingViewModel {
  var onNext: (() -> Void)?
  var onSkip: (() -> Void)?

  let title: String
  let text: String

  init(title: String, text: String) {
    self.title = title
    self.text = text
  }

  func goOn() { onNext?() }
  func skip() { onSkip?() }
}

extension OnboardingViewModel {
  static var welcome: OnboardingViewModel {
    OnboardingViewModel(
      title: "Welcome",
      text: "Crumb bakes for your street, every morning."
    )
  }

  static var howItWorks: OnboardingViewModel {
    OnboardingViewModel(
      title: "How it works",
      text: "Order by nine, fetch it at five."
    )
  }
}
