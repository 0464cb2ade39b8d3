import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const nameText: Words["nameText"] = {
  title: "የሚታየው ስምዎ",
  displayName: "የሚታይ ስም",
  country: "ሀገር",
  chooseACountry: "ሀገር ይምረጡ",
  saving: "እየተቀመጠ ነው...",
  intro: "ሌሎች የሚያዩት ይህን ስምና ሀገርዎን ብቻ ነው።",
  save: "ስሙን ያስቀምጡ",
};

export const obstacleText: Words["obstacleText"] = { sendAgain: "ሊንኩን እንደገና ይላኩ" };
