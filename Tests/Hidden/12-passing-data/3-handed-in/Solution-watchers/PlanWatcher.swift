/// Whoever wants to know when another bread was chosen.
@MainActor
protocol PlanWatcher: AnyObject {
  func planDidChange(_ plan: Plan)
}
