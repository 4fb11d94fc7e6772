extension Path {
  /// Where in the app the reader is.
  struct Place: Equatable {
    enum Tab: Int, CaseIterable, Codable {
      case catalogue
      case loans
    }

    var tab = Tab.catalogue
    var catalogue: [Route] = []
    var loans: [Route] = []

    /// The book that is being borrowed, on a sheet.
    var borrowing: Book.ID?

    /// A Boolean value that tells whether a link has led nowhere.
    var isMissingBook = false

    subscript(tab: Tab) -> [Route] {
      get { tab == .catalogue ? catalogue : loans }
      set {
        switch tab {
        case .catalogue: catalogue = newValue
        case .loans: loans = newValue
        }
      }
    }
  }
}

extension Path.Place: Codable {
  /// Sheets and alerts are not restored.
  enum CodingKeys: CodingKey {
    case tab
    case catalogue
    case loans
  }
}
