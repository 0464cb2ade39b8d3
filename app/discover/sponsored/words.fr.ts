import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const typeNames: Words["typeNames"] = {
  school: { name: "École", tone: "marigold" },
  mentorship: { name: "Mentorat", tone: "indigo" },
  course: { name: "Formation", tone: "clay" },
  scholarship: { name: "Bourse", tone: "mint" },
  internship: { name: "Stage", tone: "indigo" },
};

export const sponsored: Words["sponsored"] = { title: "Opportunités à la une", visit: "Voir le site" };

export const labelOf: Words["labelOf"] = (sponsor) => (sponsor ? `Sponsorisé par ${sponsor}` : "À la une");
