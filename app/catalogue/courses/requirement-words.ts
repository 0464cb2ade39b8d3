import type { ProgrammeRequirement } from "#database/schema/facts.ts";

const systemNames: Partial<Record<ProgrammeRequirement["system"], string>> = {
  CGPA5: "CGPA of 5",
  CGPA4: "CGPA of 4",
  CGPA7: "CGPA of 7",
  DEGREE_CLASS: "Degree",
  PERCENT: "Per cent",
  OTHER: "",
};

/** "KCSE C+ with Biology C+ and Mathematics or Physics C+; or a diploma in nursing". Empty if no way in is known. */
export const requirementsInWords = (ways: ProgrammeRequirement[] = []): string =>
  ways.map(wayInWords).join("; or ");

function wayInWords({ system, min, subjects, note }: ProgrammeRequirement): string {
  const overall = [systemNames[system] ?? system, min].filter(Boolean).join(" ");
  const lines = subjects.map((subject) => `${subject.anyOf.join(" or ")} ${subject.min}`);
  const listed =
    lines.length < 2 ? lines.join("") : `${lines.slice(0, -1).join(", ")} and ${lines[lines.length - 1]}`;
  const said = [overall, listed].filter(Boolean).join(" with ");
  if (!note) return said;
  return said ? `${said} (${note})` : note;
}
