import type { Errand } from "#app/errands.ts";
import { keepQuick } from "./keep-quick.errand.ts";

/** Everything that happens without a visitor, in one list. */
export const allErrands = [keepQuick] as readonly Errand<never>[];
