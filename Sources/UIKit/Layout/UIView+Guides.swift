extension UIView {
  /// The part of the view that bars and the phone's edges leave free.
  public var safeAreaLayoutGuide: UILayoutGuide {
    guide(keptIn: \.storedSafeAreaGuide)
  }

  /// The part of the view inside its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    guide(keptIn: \.storedMarginsGuide)
  }

  /// The part of the view in which lines of text are easy to read.
  public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }

  /// The guides that the app has added.
  public var layoutGuides: [UILayoutGuide] { storedLayoutGuides }

  /// Adds a guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    storedLayoutGuides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Removes a guide; one of another view stays where it is.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    storedLayoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// Says how strongly the view resists being larger than its content.
  ///
  /// Not kept.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {}

  /// Says how strongly the view resists being smaller than its content.
  ///
  /// Not kept.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {}

  /// The constraints that this view holds.
  public var constraints: [NSLayoutConstraint] { storedConstraints }

  /// Adds a constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
  }

  /// Adds constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Removes a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
  }

  private func guide(
    keptIn path: ReferenceWritableKeyPath<UIView, UILayoutGuide?>
  ) -> UILayoutGuide {
    if let guide = self[keyPath: path] { return guide }
    let guide = UILayoutGuide()
    guide.owningView = self
    self[keyPath: path] = guide
    return guide
  }
}
