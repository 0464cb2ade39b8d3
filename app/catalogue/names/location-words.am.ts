import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./location-words.ts";
import { translateLocation } from "./translate-location.ts";

type Words = Translation<typeof english>;

export const locationInWords: Words["locationInWords"] = translateLocation;
