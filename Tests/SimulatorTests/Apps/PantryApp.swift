import UIKit

/// An app for what a finger does beside tapping: a list with a search, rows to swipe and to pull, a
/// screen with controls, and pages.
final class PantryDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let pantry = PantryController()
  let controls = ControlsController()
  let pages = PagesController()

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    window = (scene as? UIWindowScene).map(UIWindow.init)
    controls.title = "Oven"
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: pantry), controls, pages]
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
  }
}

/// A list that can be searched, pulled, and swiped over.
final class PantryController: UIViewController, UITableViewDataSource, UITableViewDelegate,
  UISearchBarDelegate, UISearchResultsUpdating
{
  private var names = ["Flour", "Salt"]
  private let search = UISearchController(searchResultsController: nil)
  private let table = UITableView(frame: .zero, style: .plain)
  private(set) var searches: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pantry"
    search.searchBar.placeholder = "Find"
    search.searchBar.delegate = self
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    table.dataSource = self
    table.delegate = self
    table.refreshControl = UIRefreshControl()
    table.refreshControl?.addAction(
      UIAction { [weak self] _ in self?.refresh() },
      for: .valueChanged
    )
    view.addSubview(table)
  }

  private func refresh() {
    names.append("Yeast")
    table.reloadData()
    table.refreshControl?.endRefreshing()
  }

  private var shown: [String] {
    let text = search.searchBar.text ?? ""
    return names.filter { text.isEmpty || $0.contains(text) }
  }

  func updateSearchResults(for searchController: UISearchController) { table.reloadData() }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    searches.append(searchBar.text ?? "")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let used = UIContextualAction(style: .destructive, title: "Used up") { [weak self] _, _, done in
      self?.names.remove(at: indexPath.row)
      self?.table.reloadData()
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [used])
  }
}

/// A slider, a stepper, a switch, a segmented control and a field.
final class ControlsController: UIViewController, UITextFieldDelegate {
  private(set) var returns = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let slider = UISlider()
    slider.accessibilityLabel = "Heat"
    slider.maximumValue = 250
    let stepper = UIStepper()
    stepper.accessibilityLabel = "Loaves"
    stepper.stepValue = 2
    let light = UISwitch()
    light.accessibilityLabel = "Light"
    let note = field("Note")
    note.delegate = self
    for part in [slider, stepper, light, UISegmentedControl(items: ["Top", "Bottom"]), note] {
      view.addSubview(part)
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    returns += 1
    return true
  }
}

/// Three pages.
final class PagesController: UIPageViewController, UIPageViewControllerDataSource {
  private let pages = ["One", "Two", "Three"].map { FormController($0, [label("Page \($0)")]) }

  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    title = "Pages"
    dataSource = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, 1) }

  private func page(beside controller: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === controller }),
      pages.indices.contains(index + step)
    else { return nil }
    return pages[index + step]
  }
}
