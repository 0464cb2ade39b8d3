import { type ComponentProps, useContext } from "react";
import { Link as RouterLink } from "react-router";
import { CarriedSearch, withCarried } from "#app/shared/carried-search/carried-search.ts";

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: string;
  preventScrollReset?: boolean;
  reloadDocument?: boolean;
}

/**
 * The link of every page. A server writes the tag alone: all else that React Router does for one is for a browser that follows it,
 * and costs more than the tag. Both come to the same tag, so that a browser takes it over as it is.
 */
export function Link({ to: page, preventScrollReset, reloadDocument, ...rest }: LinkProps) {
  const to = withCarried(page, useContext(CarriedSearch));
  if (import.meta.env.SSR && isPath.test(to)) return <a {...rest} href={to} />;
  // The whole list of routes comes with the first page, so none has to be discovered.
  return <RouterLink {...rest} {...{ to, preventScrollReset, reloadDocument }} discover="none" />;
}

/** From the root of the site on: the same address on every page. */
const isPath = /^\/(?!\/)/;
