import type { Translation } from "#app/shared/languages/translation.ts";
import { fieldsOfInterest } from "#database/schema/lists.ts";
import type * as english from "./problem-words.ts";
import { mostColumns, mostRows } from "./rules.ts";
import { usualExams } from "./words.ts";

type Words = Translation<typeof english>;

export const listProblems: Words["listProblems"] = {
  country: "Chagua nchi ya shule yako.",
  empty: "Bandika orodha ya darasa, au chagua faili.",
  tooLarge: "Orodha ni ndefu kuliko KB 20. Itume kwa sehemu mbili, na safu tunazotumia tu.",
  isCut: "Huu ni mwanzo wake.",
  unclosedQuote: (line) => `Alama ya kunukuu kwenye mstari wa ${line} haijafungwa.`,
  noHeader: "Anza na mstari huu: grade,field",
  onlyHeader: "Hakuna wanafunzi chini ya mstari wa kwanza.",
  tooManyRows: `Wanafunzi ni zaidi ya ${mostRows}. Tuma wasiozidi ${mostRows} kwa wakati mmoja, darasa moja baada ya jingine.`,
  tooManyColumns: `Safu ni zaidi ya ${mostColumns}. Tuma safu tunazotumia tu.`,
};

export const problemWords: Words["problemWords"] = {
  nothing: "Ongeza gredi au fani.",
  tooLong: "Kisanduku kimoja kina maneno mengi mno.",
  exam: (written) => `Hatuujui mtihani “${written}”. Andika mmoja kati ya hii: ${usualExams.join(", ")}.`,
  field: (written) => `Hatuijui fani “${written}”. Andika moja kati ya hizi: ${fieldsOfInterest.join(", ")}.`,
  country: (written) => `Hatuijui nchi “${written}”. Andika jina la Kiingereza la nchi ya Afrika.`,
  level: (written) => `Hatukijui kiwango “${written}”. Andika diploma, degree, masters au PhD.`,
  subjects: (written) =>
    `Hatuwezi kusoma masomo “${written}”. Yaandike hivi: Eng B+, Kis B, Mat C+. Tuna kozi za KCSE na WASSCE.`,
  sex: (written) => `Hatuwezi kusoma “${written}”. Andika f au m, au uache wazi.`,
};
