import type { Translation } from "#app/shared/languages/translation.ts";
import type { ProgrammeRequirement } from "#database/schema/facts.ts";
import type * as english from "./requirement-words.ts";

type Words = Translation<typeof english>;

const systemNames: Partial<Record<ProgrammeRequirement["system"], string>> = {
  CGPA5: "CGPA sur 5",
  CGPA4: "CGPA sur 4",
  CGPA7: "CGPA sur 7",
  DEGREE_CLASS: "Diplôme",
  PERCENT: "Pour cent",
  OTHER: "",
};

export const requirementsInWords: Words["requirementsInWords"] = (ways = []) =>
  ways
    .map(({ system, min, subjects, note }) => {
      const overall = [systemNames[system] ?? system, min].filter(Boolean).join(" ");
      const lines = subjects.map((subject) => `${subject.anyOf.join(" ou ")} ${subject.min}`);
      const listed =
        lines.length < 2 ? lines.join("") : `${lines.slice(0, -1).join(", ")} et ${lines[lines.length - 1]}`;
      const said = [overall, listed].filter(Boolean).join(" avec ");
      if (!note) return said;
      return said ? `${said} (${note})` : note;
    })
    .join(" ; ou ");
