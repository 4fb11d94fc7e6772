extension Runtime {
  /// Starts what waits for layout, lays views out, then ends what is not animated.
  ///
  /// - Parameter view: The view whose subtree is laid out, or nil for everything, presentations
  ///   included.
  func layOut(within view: UIView? = nil) {
    layoutDepth += 1
    defer { layoutDepth -= 1 }
    repeat {
      startDeferred(within: view)
      layOutViews(within: view)
    } while endDeferred()
  }

  private func startDeferred(within view: UIView?) {
    while let object = layoutPass.popStart(within: view) {
      object.startDeferred()
    }
  }

  private func layOutViews(within view: UIView?) {
    if let view {
      view.layOutSubtree()
    } else {
      for window in windows { window.layOutSubtree() }
    }
  }

  /// Runs one end; gives false when there is none.
  ///
  /// A pass within a pass leaves the ends to the outer.
  private func endDeferred() -> Bool {
    guard layoutDepth == 1, let end = layoutPass.popEnd() else { return false }
    end()
    return true
  }
}
