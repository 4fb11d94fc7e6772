import Simulator
import Testing

extension AppTests {
  @MainActor struct DiagramTests {
    @Test func writesTheTreeForMermaid() {
      let app = Simulator(SceneDelegate())
      #expect(
        app.diagram(.tree, .mermaid) == """
          flowchart TD
            n0["AppCoordinator"]
            n1["AuthCoordinator"]
            n0 --> n1
            n1 -.->|"delegate (weak)"| n0
          """
      )
    }

    @Test func writesALeakForGraphviz() throws {
      let app = Simulator(SceneDelegate(.closureCycle))
      try app.tap("Log in")
      #expect(
        app.diagram(.tree, .dot) == """
          digraph {
            node [shape=box]
            n0 [label="AppCoordinator"]
            n1 [label="MembersCoordinator"]
            n2 [label="AuthCoordinator (should be freed)", style=dashed]
            n3 [label="SignInViewModel"]
            n0 -> n1
            n1 -> n0 [label="onSignOut (weak)", style=dashed]
            n2 -> n3 [label="viewModel"]
            n3 -> n2 [label="onDone"]
          }
          """
      )
    }

    @Test func writesStacksAsGroups() throws {
      let app = Simulator(SceneDelegate())
      try app.open("club://ada")
      #expect(
        app.diagram(.stacks, .mermaid).split(separator: "\n") == [
          "flowchart TD", "  subgraph g0[\"window\"]", "  n0[\"Sign in\"]", "  n1[\"ada\"]",
          "  end",
          "  n0 --> n1",
        ]
      )
    }

    @Test func drawsAPictureForBrowsers() {
      let app = Simulator(SceneDelegate())
      #expect(
        app.diagram(.tree, .svg) == """
          <svg xmlns="http://www.w3.org/2000/svg" width="262" height="160" font-family="monospace" \
          font-size="13">
          <marker id="tip" orient="auto" markerWidth="8" markerHeight="8" refX="8" refY="4">\
          <path d="M0 0 8 4 0 8z"/></marker>
          <rect width="100%" height="100%" fill="white"/>
          <path d="M92 56 L96 104" fill="none" stroke="black" marker-end="url(#tip)"/>
          <path d="M112 104 L108 56" fill="none" stroke="black" stroke-dasharray="4" \
          marker-end="url(#tip)"/>
          <text x="118" y="96">delegate (weak)</text>
          <rect x="24" y="24" width="136" height="32" fill="white" stroke="black"/>
          <text x="36" y="45">AppCoordinator</text>
          <rect x="24" y="104" width="144" height="32" fill="white" stroke="black"/>
          <text x="36" y="125">AuthCoordinator</text>
          </svg>
          """
      )
    }
  }
}
