/// Makes a source of breads that asks this bakery.
typealias MakeSource = @MainActor (_ bakery: Bakery) -> any BreadSource
