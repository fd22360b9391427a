import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { startI18n } from "./i18n/browser.ts";

type RouteModule = { handle?: { words?: readonly string[] } };
const modules = (window as { __reactRouterRouteModules?: Record<string, RouteModule> }).__reactRouterRouteModules ?? {};
const rooms = Object.values(modules).flatMap((module) => module.handle?.words ?? []);

const i18n = await startI18n(document.documentElement.lang, [...new Set(rooms)]);

startTransition(() => {
  hydrateRoot(
    document,
    <I18nextProvider i18n={i18n}>
      <HydratedRouter />
    </I18nextProvider>,
  );
});
