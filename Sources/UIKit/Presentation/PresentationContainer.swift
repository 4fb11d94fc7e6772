/// The view in which a presentation takes place, between the window and the presented view.
@MainActor
final class PresentationContainer: UIView {
  /// The presentation controller, which is told of layout.
  var controller: UIPresentationController?

  override func layoutSubviews() {
    controller?.containerViewWillLayoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }
}
