import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as pages from "virtual:react-router/server-build";
import { createRequestHandler, type ServerBuild } from "react-router";
import { type Language, languages, prefixOf, splitLanguage } from "#app/shared/languages/languages.ts";
import { buildFolder } from "../build-folder.ts";

/**
 * The same pages under the prefix of a language, with the scripts of that language. In development there are only
 * English scripts.
 */
function pagesIn(language: Language): ServerBuild {
  if (language === "en") return pages;
  const assets: ServerBuild["assets"] = import.meta.env.PROD
    ? JSON.parse(readFileSync(join(buildFolder, `languages/${language}.json`), "utf8"))
    : pages.assets;
  return { ...pages, assets, basename: prefixOf(language) };
}

/** Responds with the pages of the language that the request's address begins with. */
export function openPages() {
  const answerIn = Object.fromEntries(
    languages.map((language) => [language, createRequestHandler(pagesIn(language), import.meta.env.MODE)]),
  ) as Record<Language, ReturnType<typeof createRequestHandler>>;
  return ((request, context) =>
    answerIn[splitLanguage(new URL(request.url).pathname).language](request, context)) satisfies ReturnType<
    typeof createRequestHandler
  >;
}
