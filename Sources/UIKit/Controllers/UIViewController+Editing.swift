extension UIViewController {
  /// A button that begins and ends editing, by `setEditing(_:animated:)`.
  ///
  /// Made at its first use, and owned. It does not own the controller.
  public var editButtonItem: UIBarButtonItem {
    if let item = storedEditButtonItem { return item }
    let item = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      }
    )
    storedEditButtonItem = item
    showEditing()
    return item
  }

  /// Brings the button up to date with whether the user edits.
  func showEditing() {
    storedEditButtonItem?.title = isEditing ? "Done" : "Edit"
    storedEditButtonItem?.style = isEditing ? .done : .plain
  }
}
