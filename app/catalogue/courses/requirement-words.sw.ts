import type { Translation } from "#app/shared/languages/translation.ts";
import type { ProgrammeRequirement } from "#database/schema/facts.ts";
import type * as english from "./requirement-words.ts";

type Words = Translation<typeof english>;

const systemNames: Partial<Record<ProgrammeRequirement["system"], string>> = {
  CGPA5: "CGPA ya 5",
  CGPA4: "CGPA ya 4",
  CGPA7: "CGPA ya 7",
  DEGREE_CLASS: "Shahada",
  PERCENT: "Asilimia",
  OTHER: "",
};

export const requirementsInWords: Words["requirementsInWords"] = (ways = []) =>
  ways
    .map(({ system, min, subjects, note }) => {
      const overall = [systemNames[system] ?? system, min].filter(Boolean).join(" ");
      const lines = subjects.map((subject) => `${subject.anyOf.join(" au ")} ${subject.min}`);
      const listed =
        lines.length < 2 ? lines.join("") : `${lines.slice(0, -1).join(", ")} na ${lines[lines.length - 1]}`;
      const said = [overall, listed].filter(Boolean).join(" pamoja na ");
      if (!note) return said;
      return said ? `${said} (${note})` : note;
    })
    .join("; au ");
