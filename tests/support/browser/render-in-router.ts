import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";

/** The HTML of a component that needs a router around it, as a page whose root loader returned this draws it. */
export function drawInRouter(element: ReactNode, rootData: unknown = null): string {
  const hydrationData = { loaderData: { root: rootData } };
  const router = createMemoryRouter([{ id: "root", path: "/", element }], { hydrationData });
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}
