/// Who takes part in a presentation or a dismissal, and in what style.
@MainActor
struct ModalCast {
  let from: UIViewController
  let to: UIViewController
  let style: UIModalPresentationStyle
}
