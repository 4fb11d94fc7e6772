import UIKit

/// Shows what the parser makes of links.
final class LinksViewController: UIViewController {
  private var links: [URL]
  private let linesLabel = UILabel()

  init(links: [URL]) {
    self.links = links
    super.init(nibName: nil, bundle: nil)
    title = "Links"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    linesLabel.numberOfLines = 0
    show(rows: [linesLabel])
    update()
  }

  /// Shows one link more.
  func add(_ link: URL) {
    links.append(link)
    update()
  }

  private func update() {
    linesLabel.text = links.map(line).joined(separator: "\n")
  }

  private func line(about link: URL) -> String {
    let place = LinkParser().route(for: link)?.words ?? "nothing"
    return "\(link.absoluteString): \(place)"
  }
}
