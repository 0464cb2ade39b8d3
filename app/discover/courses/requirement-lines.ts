import { gradeOfRank } from "#app/catalogue/courses/exam-form.ts";
import { exams } from "#app/catalogue/courses/exams.ts";
import type { ProgrammeJudgement } from "#app/catalogue/courses/judge-programme.ts";
import { parseLine, waysOfSubCluster } from "#app/catalogue/courses/kenya/clusters.ts";
import type { Programme, RequirementOf } from "#app/catalogue/courses/programme.ts";
import { listEntries } from "#app/shared/languages/formats.ts";
import { describePlace, nameOf } from "./describe-missing.ts";
import { programmeWords as words } from "./server-words.ts";

/** One requirement of a programme. */
interface RequirementLine {
  text: string;
  /** Null without grades, or if it can't be decided. */
  isMet: boolean | null;
  /** The subject that meets it, with its grade. */
  by: string | null;
}

/** Every requirement of a programme, with the subject and grade that meets it. */
export function requirementLines(
  { requirement, country }: Programme,
  judgement: ProgrammeJudgement | null,
  ranks: ReadonlyMap<string, number>,
): RequirementLine[] {
  const exam = exams[country];
  const isMissing = (kind: string) =>
    judgement ? judgement.missing.some((item) => item.kind === kind) : null;
  const lines: RequirementLine[] = [];
  if ("meanGrade" in requirement) {
    const missing = isMissing("mean");
    lines.push({
      text: words.meanNeeded(requirement.meanGrade),
      isMet: missing === null ? null : !missing,
      by: null,
    });
  }
  for (const { places } of judgement?.checks ?? [])
    for (const place of places) {
      // A subject of the UTME has no required grade.
      const isUtme = requirement.system === "utme" && place.slot.options.every(({ least }) => least === 1);
      const grade = place.by === null || isUtme ? undefined : gradeOfRank(exam, ranks.get(place.by) ?? 0);
      const text = describePlace(place, exam, !isUtme);
      lines.push({
        text: isUtme ? words.utmePlace(text) : text,
        isMet: place.by !== null,
        by: place.by === null ? null : [exam.subjectName(place.by), grade].filter(Boolean).join(" "),
      });
    }
  if (!judgement) lines.push(...linesWithoutGrades(requirement, exam));
  if (requirement.system === "wassce") {
    const missing = isMissing("aggregate");
    lines.push({
      text: words.aggregateLimit(requirement.aggregateLimit),
      isMet: missing === null ? null : !missing,
      by: judgement?.aggregate ? words.yourAggregate(judgement.aggregate.sum) : null,
    });
  }
  return lines;
}

function linesWithoutGrades(
  requirement: Programme["requirement"],
  exam: (typeof exams)["Kenya"],
): RequirementLine[] {
  const plain = (text: string): RequirementLine => ({ text, isMet: null, by: null });
  switch (requirement.system) {
    case "kcse-degree":
      return slotsOf(requirement).map((slot) => plain(describePlace({ slot }, exam)));
    case "kcse":
      return requirement.way.lines.map((line) =>
        plain(
          words.anyOf(
            line
              .map((option) => option.split(">="))
              .map(([subject = "", grade = ""]) => `${exam.subjectName(subject)} ${grade}`),
            0,
          ),
        ),
      );
    case "utme":
      return [
        ...(requirement.utme ? [plain(words.utmeRule(describeRule(requirement.utme, exam)))] : []),
        ...(requirement.oLevel ? [plain(words.creditRule(describeRule(requirement.oLevel, exam)))] : []),
        ...(requirement.credits === null ? [] : [plain(words.credits(requirement.credits))]),
      ];
    case "wassce":
      return requirement.core.map((options) =>
        plain(`${words.anyOf(options.map(exam.subjectName), 0)} (${words.core})`),
      );
  }
}

const slotsOf = ({ portalMinimums, subClusters }: RequirementOf<"kcse-degree">) =>
  portalMinimums
    ? portalMinimums.map(parseLine)
    : subClusters.flatMap((id) => waysOfSubCluster(id)?.[0]?.slots ?? []);

/** `CHM;2:PHY,BIO/AGR`: "Chemistry; 2 of Physics, Biology or Agricultural Science". */
function describeRule(rule: string, exam: (typeof exams)["Kenya"]): string {
  const name = (code: string) => nameOf(code, exam);
  return listEntries(
    rule.split(";").map((slot) => {
      const [, count, list = ""] = /^(?:(\d):)?(.*)$/.exec(slot) ?? [];
      const options = list.split(",").map((option) => words.anyOf(option.split("/").map(name), 0));
      return count === undefined ? words.anyOf(options, 0) : words.someOf(Number(count), options);
    }),
  );
}
