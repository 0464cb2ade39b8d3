import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./checklist-words.ts";

type Words = Translation<typeof english>;

export const checklistWords: Words["checklistWords"] = {
  askReferees: (count) =>
    count === 1
      ? "Omba mrejelewa (referee) akuandikie barua"
      : `Omba warejelewa (referees) ${count} wakuandikie barua`,
  writeEssay: "Andika insha",
  send: "Tuma maombi",
  by: "kabla ya",
  now: "sasa",
  countedFrom: (day) => `Tarehe hizi zimehesabiwa kurudi nyuma kutoka siku ya mwisho, ${day}.`,
  countedFromUsual: (day) =>
    `Tarehe hizi zimehesabiwa kurudi nyuma kutoka siku ya mwisho ya kawaida, ${day}. Siku ya mwaka huu inaweza kuwa tofauti.`,
  monthOnly: (month) =>
    `Kwa kawaida maombi hufungwa mwezi wa ${month}. Siku bado haijatangazwa, kwa hivyo hatua hazina tarehe.`,
};
