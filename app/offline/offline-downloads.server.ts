import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import appCode from "virtual:phone/app";
import fileCode from "virtual:phone/file";
import loaderCode from "virtual:phone/loader";
import workerCode from "virtual:phone/worker";
import type { RouterContextProvider } from "react-router";
import { readOncePerVersion } from "#app/shared/cache-by-version.server.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { requestInfoContext, signerContext, viewerContext } from "#app/shared/context.ts";
import { language } from "#app/shared/languages/language.ts";
import { prefixOf } from "#app/shared/languages/languages.ts";
import { asViewer } from "#database/viewer.ts";
import style from "./app/style.css?raw";
import type { CatalogueFile } from "./catalogue-file.ts";
import { digestCatalogue, makeCatalogueFile, withFixedSignature } from "./make-catalogue-file.server.ts";
import { makeOfflineFile } from "./make-offline-file.server.ts";
import { readCatalogueRows } from "./read-rows.server.ts";

type Context = Readonly<RouterContextProvider>;

/** The public catalogue; with `since` only the changes. It is read once per version. */
export async function readCatalogueFile(
  context: Context,
  since: string | null = null,
): Promise<CatalogueFile> {
  const today = todayInUtc();
  const { database } = context.get(viewerContext);
  const catalogue = await asViewer({ kind: "visitor", database }, (db) =>
    readOncePerVersion(db, "offline", today, async () => digestCatalogue(await readCatalogueRows(db, today))),
  );
  return makeCatalogueFile(catalogue, today, context.get(signerContext), since);
}

/** The same as one page to store and pass on, in the language of the page that offers it. */
export const offlineFileOf = (catalogue: CatalogueFile, context: Context): string =>
  makeOfflineFile({
    catalogue: JSON.stringify(catalogue),
    code: fileCode[language()],
    loader: loaderCode[language()],
    style,
    site: context.get(requestInfoContext).appUrl + prefixOf(language()),
  });

/** Kilobytes of that page. */
export const weighOfflineFile = (catalogue: CatalogueFile, context: Context): number =>
  Math.ceil(offlineFileOf(withFixedSignature(catalogue), context).length / 1000);

/** Kilobytes that storing all of it on a phone takes, at most. */
export async function weighApp(catalogue: CatalogueFile): Promise<number> {
  const texts = [
    JSON.stringify(withFixedSignature(catalogue)),
    appCode[language()],
    workerCode[language()],
    style,
  ];
  const packed = await Promise.all(texts.map((text) => pack(text, quickCompression)));
  return Math.ceil(packed.reduce((sum, { length }) => sum + length, 0) / 1000);
}

const pack = promisify(brotliCompress);
/** For the first request; for later ones it is compressed better. */
const quickCompression = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
