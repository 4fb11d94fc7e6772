/// Returns what is wrong with a kind of view model, a sentence for each
/// broken promise; nothing if all is well.
@MainActor
func complaints(about makeBread: MakeBread) -> [String] {
  ["Brioche", "Rye"].flatMap { complaintsAboutTwoOrders($0, makeBread) }
    + complaintsAboutSoldOut(makeBread) + complaintsAboutOwners(makeBread)
}

/// Orders twice, of three.
@MainActor
private func complaintsAboutTwoOrders(
  _ name: String,
  _ makeBread: MakeBread
) -> [String] {
  let navigation = NavigationRecorder()
  let bread = makeBread(name, 3, navigation)
  var updates: [Int] = []
  navigation.look = { [weak bread] in bread?.left ?? 0 }
  bread.onDataUpdated = { [weak bread] in updates.append(bread?.left ?? 0) }
  bread.order()
  bread.order()

  var complaints: [String] = []
  if bread.left > 1 {
    complaints.append("Of 3 loaves \(bread.left) are left after 2 orders.")
  }
  if navigation.names != [name, name] {
    complaints.append("Told of 2 orders of \(name): \(navigation.names).")
  } else if navigation.seen.contains(3) {
    complaints.append("Left when told: \(navigation.seen).")
  }
  if updates.count != 2 || updates.contains(3) {
    complaints.append("Left at each update: \(updates).")
  }
  return complaints
}

/// Orders where there is nothing.
@MainActor
private func complaintsAboutSoldOut(_ makeBread: MakeBread) -> [String] {
  let navigation = NavigationRecorder()
  let bread = makeBread("Rye", 0, navigation)
  var updates = 0
  bread.onDataUpdated = { updates += 1 }
  bread.order()

  var complaints: [String] = []
  if bread.left != 0 {
    complaints.append("Sold out, and \(bread.left) are left.")
  }
  if !navigation.names.isEmpty {
    complaints.append("Sold out, and an order is told.")
  }
  if updates != 0 {
    complaints.append("Sold out, and an update is told.")
  }
  return complaints
}

/// Lets go of the navigation, and keeps the view model.
@MainActor
private func complaintsAboutOwners(_ makeBread: MakeBread) -> [String] {
  weak var navigation: NavigationRecorder?
  let bread: any BreadModel
  do {
    let recorder = NavigationRecorder()
    navigation = recorder
    bread = makeBread("Rye", 3, recorder)
  }
  return withExtendedLifetime(bread) {
    navigation == nil ? [] : ["The navigation is kept in memory."]
  }
}
