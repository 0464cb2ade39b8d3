import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";

/** Renders a component that needs a router, with this as the root loader's data, and returns its HTML. */
export function drawInRouter(element: ReactNode, rootData: unknown = null): string {
  const hydrationData = { loaderData: { root: rootData } };
  const router = createMemoryRouter([{ id: "root", path: "/", element }], { hydrationData });
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}
