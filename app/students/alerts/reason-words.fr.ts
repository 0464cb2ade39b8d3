import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./reason-words.ts";

type Words = Translation<typeof english>;

export const reasonInWords: Words["reasonInWords"] = (reasons) =>
  reasons
    .filter(({ isMet }) => isMet)
    .map((reason) => wordsFor(reason))
    .join(" · ");

function wordsFor({
  criterion,
  wanted,
  matched,
  offered,
}: Parameters<Words["reasonInWords"]>[0][number]): string {
  switch (criterion) {
    case "field": {
      const own = matched.filter((field) => wanted.includes(field));
      return own.length > 0 ? `votre domaine (${own.join(", ")})` : "ouvert à tous les domaines";
    }
    case "country":
      return `dans votre liste de pays : ${matched.join(", ")}`;
    case "level":
      return "votre niveau";
    case "gpa":
      return offered === "none" ? "aucune moyenne (GPA) demandée" : "votre moyenne (GPA) suffit";
    case "budget":
      return "le coût est indiqué";
    case "duration":
      return `durée : ${offered}`;
  }
}
