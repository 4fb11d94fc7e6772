extension OneWorld {
  /// What UIKit sends in fifteen composite situations and in misuse, against an order stated from
  /// public sources alone.
  ///
  /// A mark behind an expectation names its source; a known order is as strong as the weaker of its two.
  /// - `D1`…`D8`: Apple's documentation. D1 presentationControllerDidAttemptToDismiss, D2 shouldDismiss,
  ///   willDismiss, didDismiss, D3 `present` and D4 `dismiss` with their completions, D5
  ///   viewWillAppear and viewIsAppearing, D6 popToRootViewController, D7 tabBarController(_:didSelect:),
  ///   D8 `dismiss` of a chain.
  /// - `L1`…`L12`: recorded logs and articles. L1 vastdevblog.vast.com 2012, L2 wangling.me 2014, L3
  ///   velog.io/@rudin_ 2023, L4 topic.alibabacloud.com 8_8_31352157, L5 Programming iOS 6 and arm1.ru,
  ///   L6 pgzxc.github.io efa3afd7, L7 haomeiwen.com mpyblltx, L8 kouhan.cn 00031460, L9 e-com-net.com
  ///   1386291934221389824, L10 medium.com 4bbd1e3e1ec7, L11 e-learn.cn 156549, L12 codemia.io.
  /// - `S1`…`S14`: reports and code. S1 openradar-mirror#10046, S2 BufferedNavigationController#5, S3
  ///   FeatherweightRouter#9, S4 openradar-mirror#20508, S5 ChatSecure-iOS#597, S6 stackoverflow.com
  ///   9088465, S7 openradar-mirror#3350, S8 WinObjC#2114, S9 iphonedev.wiki UITabBarController, S10
  ///   MvvmCross#4781, S11 Swiftilities#38, S12 and S13 onmyway133/notes#251 and #274, S14 ReSwift#412.
  /// - `U8`: a view loads once, at its first use (documented). `U10`: off the window, arrays change
  ///   and nothing loads (common knowledge).
  /// - `U13`: stacks change in the call (code). `U14`…`U16`: the visible part comes at the next layout
  ///   pass (recorded); when exactly, this stand-in decides.
  /// - `U19`, `U20`: a push, its beginning and its end. `U23`, `U24`: a pop, and that the popped one is
  ///   freed (recorded). `U25`, `U26`: pops at the root, to a stranger, to the root (documented).
  /// - `U29`, `U30`: setViewControllers is one transition (documented). `U31`: who is told of it (code).
  /// - `U35`…`U37`: the transition coordinator (code). `U40`…`U43`: the back swipe (recorded).
  /// - `U46`: presented and presenting (documented). `U47`…`U49`: what is refused, and its words
  ///   (recorded). `U50`, `U51`: full screen and the completion (recorded). `U52`, `U53`: sheets leave
  ///   the presenter alone (code); the presenter owns.
  /// - `U56`…`U60`: dismissals in code and by the user (documented).
  /// - `U63`…`U65`: tabs load late, their order, their delegate (recorded, documented).
  /// - `U70`…`U75`: a window's root, containment, ownership (documented; that an undismissed modal
  ///   leaks is recorded). `U78`…`U80`: words of exceptions and warnings (recorded).
  /// - `VT`: the virtual clock's own. `DER`: follows from the others, not itself recorded. `MEM`: common
  ///   knowledge. `OPEN`: sources are silent or disagree. What has only these is this stand-in's way and
  ///   no evidence: no lesson and no check may rest on it.
  enum Scenarios {}
}
