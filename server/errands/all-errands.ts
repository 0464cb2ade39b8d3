import { importArticles } from "#app/advice/import/import-articles.errand.ts";
import type { Errand } from "#app/errands.ts";
import { keepQuick } from "./keep-quick.errand.ts";

/** Everything that happens without a visitor, in one list. */
export const allErrands = [keepQuick, importArticles] as readonly Errand<never>[];
