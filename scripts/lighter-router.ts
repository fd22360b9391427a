// The router's parts that this shop never switches on, left out of what browsers load: its instrumentation, server
// components, finding routes lazily (the whole site map is sent with the page), view transitions, and fetching pages before
// they are asked for.
// A version of the router that reads otherwise stops the build.

import type { Plugin } from "vite";

type Cut = { file: RegExp; from: string; to: string };

const ROUTER = /react-router\/dist\/production\/lib\/router\/router\.js$/;
const PROVIDER = /react-router\/dist\/production\/lib\/components\.js$/;

const cuts: readonly Cut[] = [
  { file: ROUTER, from: "init.instrumentations", to: "(void 0)" },
  { file: ROUTER, from: "init.patchRoutesOnNavigation", to: "(void 0)" },
  { file: ROUTER, from: "if (isFogOfWar) {", to: "if (false) {" },
  { file: ROUTER, from: "if (!isFogOfWar) {", to: "if (true) {" },
  { file: ROUTER, from: "if (loadMatch.isDiscovering) {", to: "if (false) {" },
  { file: ROUTER, from: "if (fogOfWar.active && fogOfWar.matches)", to: "if (false)" },
  { file: ROUTER, from: 'if (pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location) {', to: "if (false) {" },
  { file: ROUTER, from: "} else if (pendingViewTransitionEnabled) {", to: "} else if (false) {" },
  { file: ROUTER, from: "restoreAppliedTransitions(routerWindow, appliedViewTransitions)", to: "void 0" },
  { file: ROUTER, from: "persistAppliedTransitions(routerWindow, appliedViewTransitions)", to: "void 0" },
  { file: PROVIDER, from: "if (!viewTransitionOpts || !isViewTransitionAvailable) {", to: "if (true) {" },
  { file: PROVIDER, from: "warnOnce(viewTransitionOpts == null || isViewTransitionAvailable, ", to: "void (0, " },
  { file: PROVIDER, from: "if (vtContext.isTransitioning && !vtContext.flushSync)", to: "if (false)" },
  { file: PROVIDER, from: "if (renderDfd && pendingState && router.window) {", to: "if (false) {" },
  { file: PROVIDER, from: "if (renderDfd && pendingState && state.location.key === pendingState.location.key)", to: "if (false)" },
  { file: PROVIDER, from: "if (!vtContext.isTransitioning && interruption) {", to: "if (false) {" },
  { file: /react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/, from: "if (!isFogOfWarEnabled(routeDiscovery, ssr)) return;", to: "return;" },
  {
    file: /react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/,
    from: "if (!isFogOfWarEnabled(routeDiscovery, ssr) || window.navigator?.connection?.saveData === true) return;",
    to: "return;",
  },
  { file: /react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/, from: "let rsc = useIsRSCRouterContext();", to: "let rsc = false;" },
  { file: /react-router\/dist\/production\/lib\/dom\/lib\.js$/, from: "usePrefetchBehavior(prefetch, rest)", to: "[false, null, {}]" },
  { file: /react-router\/dist\/production\/lib\/dom\/lib\.js$/, from: "shouldPrefetch && !isAbsolute ?", to: "false ?" },
  { file: /react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/, from: "isPageLinkDescriptor(link) ?", to: "false ?" },
];

export function lighterRouter(): Plugin {
  const made = new Set<Cut>();
  return {
    name: "lighter-router",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(code, id) {
      let lighter = code;
      for (const cut of cuts.filter(({ file }) => file.test(id))) {
        if (!lighter.includes(cut.from)) continue;
        lighter = lighter.replaceAll(cut.from, cut.to);
        made.add(cut);
      }
      return lighter === code ? null : { code: lighter, map: null };
    },
    buildEnd(error) {
      const lost = error ? [] : cuts.filter((cut) => !made.has(cut));
      if (lost.length > 0) this.error(`react-router no longer says: ${lost.map(({ from }) => from).join(" / ")}`);
    },
  };
}
