import { type ComponentProps, useContext } from "react";
import { Link as RouterLink } from "react-router";
import { localPath } from "#app/shared/languages/local-path.ts";
import { AnswersInLinks, addAnswersToLink } from "#app/shared/urls/answers-in-links.ts";

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: string;
  preventScrollReset?: boolean;
  reloadDocument?: boolean;
}

/**
 * The link of every page. The server renders only the <a> tag: everything else that React Router's Link does is for
 * the browser, and costs more than the tag. Both render the same tag, so hydration accepts it.
 */
export function Link({ to: page, preventScrollReset, reloadDocument, ...rest }: LinkProps) {
  const to = addAnswersToLink(page, useContext(AnswersInLinks));
  if (import.meta.env.SSR && isPath.test(to)) return <a {...rest} href={localPath(to)} />;
  // The whole list of routes comes with the first page, so none has to be discovered.
  return <RouterLink {...rest} {...{ to, preventScrollReset, reloadDocument }} discover="none" />;
}

/** Relative to the root of the site: the same URL on every page. */
const isPath = /^\/(?!\/)/;
