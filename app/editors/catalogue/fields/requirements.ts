import { certificateSubjects } from "#app/catalogue/courses/certificate-subjects.ts";
import type { ProgrammeRequirement } from "#database/schema/facts.ts";
import { gradeSystems } from "#database/schema/lists.ts";

/**
 * Ways into a programme as editors type them, separated by ";": "KCSE C+: Biology C+, Mathematics or Physics C+ (note);
 * OTHER diploma in nursing".
 */
export const formatRequirements = (ways: ProgrammeRequirement[]): string =>
  ways
    .map(({ system, min, subjects, note }) =>
      [
        min === null ? system : `${system} ${min}`,
        subjects.length > 0 &&
          `: ${subjects.map((one) => `${one.anyOf.join(" or ")} ${one.min}`).join(", ")}`,
        note && ` (${note})`,
      ]
        .filter(Boolean)
        .join(""),
    )
    .join("; ");

/** Returns undefined if a way can't be parsed, or names a subject that is not on that certificate. */
export function parseRequirements(text: string): ProgrammeRequirement[] | undefined {
  // But not inside a note.
  const ways = text.split(/;(?![^(]*\))/).map((way) => parseWay(way.trim()));
  return ways.every((way) => way !== undefined) ? ways : undefined;
}

function parseWay(text: string): ProgrammeRequirement | undefined {
  const [, start = "", min = "", listed = "", note = ""] =
    /^([A-Z0-9_]+)(?: ([^:()]+))?(?:: ([^()]+))?(?: \(([^()]+)\))?$/.exec(text) ?? [];
  const system = gradeSystems.find((one) => one === start);
  if (!system) return undefined;
  const subjects = listed === "" ? [] : listed.split(", ").map((line) => parseSubject(system, line));
  if (!subjects.every((subject) => subject !== undefined)) return undefined;
  return { system, min: min.trim() || null, subjects, ...(note && { note }) };
}

function parseSubject(system: ProgrammeRequirement["system"], line: string) {
  const [, names = "", min = ""] = /^(.+) (\S+)$/.exec(line.trim()) ?? [];
  const anyOf = names.split(" or ");
  const isKnown = anyOf.every((name) => certificateSubjects[system]?.has(name));
  return isKnown && min !== "" ? { anyOf, min } : undefined;
}
