import { brotliCompressSync, constants } from "node:zlib";
import appCode from "virtual:phone/app";
import fileCode from "virtual:phone/file";
import loaderCode from "virtual:phone/loader";
import workerCode from "virtual:phone/worker";
import type { RouterContextProvider } from "react-router";
import { todayInUtc } from "#app/common/calendar/days.ts";
import { factsContext, signerContext, viewerContext } from "#app/common/context.ts";
import { asViewer } from "#database/viewer.ts";
import type { CatalogueFile } from "./catalogue-file.ts";
import { makeCatalogue } from "./make-catalogue.server.ts";
import { makeFile } from "./make-file.server.ts";
import style from "./phone/style.css?raw";
import { readRows } from "./read-rows.server.ts";

type Context = Readonly<RouterContextProvider>;

/** The catalogue as a visitor sees it, whoever asks; with `since` only what has changed. */
export async function readCatalogue(context: Context, since: string | null = null): Promise<CatalogueFile> {
  const today = todayInUtc();
  const { database } = context.get(viewerContext);
  const catalogue = await asViewer({ kind: "visitor", database }, (db) => readRows(db, today));
  return makeCatalogue(catalogue, today, context.get(signerContext), since);
}

/** The same as one page to keep and to pass on. */
export const fileOf = (catalogue: CatalogueFile, context: Context): string =>
  makeFile({
    catalogue: JSON.stringify(catalogue),
    code: fileCode,
    loader: loaderCode,
    style,
    site: context.get(factsContext).appUrl,
  });

/** Kilobytes that it costs to keep all of it on a phone, at most. */
export const weighApp = (catalogue: CatalogueFile): number =>
  Math.ceil(
    [JSON.stringify(catalogue), appCode, workerCode, style].reduce(
      (sum, text) => sum + packedLength(text),
      0,
    ) / 1000,
  );

/** As the first one gets it; for those after it is packed better. */
const packedLength = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
