/// A wireframe for all three modules that leads to no screen.
struct RehearsedViperWireframe: ViperListRouting, ViperBreadRouting,
  ViperAmountRouting
{
  weak var shop: RehearsedViper?

  func showBread(_ bread: Bread) { shop?.showBread(bread) }
  func showAmount(of bread: Bread) { shop?.showAmount(of: bread) }
  func back() { shop?.goBack() }
  func backToList() { shop?.backToList() }
}
