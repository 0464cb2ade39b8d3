import { lookUp } from "#app/shared/forms/lookup.ts";
import { listNames } from "#app/shared/languages/formats.ts";
import { levelNames } from "./fact-words.ts";

/** "undergraduate, high_school" in words for people; other text isn't changed. */
export const levelsInWords = (levels: string) =>
  listNames(
    levels
      .split(",")
      .map((level) => level.trim())
      .map((level) => lookUp(levelNames, level) ?? level)
      .filter(Boolean),
  );
