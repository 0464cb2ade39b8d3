import type { StudyLevel, Told } from "#app/catalogue/eligibility/applicant.ts";
import { certificates, hasDiploma } from "#app/catalogue/eligibility/rules/grades.ts";
import { schoolingFor } from "#app/catalogue/eligibility/rules/levels.ts";
import type { Standing } from "#app/catalogue/grades/worth.ts";
import { gradeLayout } from "#database/schema/fit-bits.ts";
import { finishedLevels, studyLevels } from "#database/schema/lists.ts";
import type { BitColumn } from "#database/schema/match-shelves.ts";
import { finishedBits, inBits, levelBits, wholePlace } from "./applicant-bits.ts";
import {
  all,
  always,
  any,
  type Condition,
  isAbove,
  isBetween,
  meets,
  missesAll,
  never,
  not,
} from "./conditions.server.ts";

const school = ["kcse", "credits", "aggregate", "utme", "principalPasses", "percent"] as const;
type Measure = (typeof school)[number] | "degree";
type Place = keyof typeof gradeLayout;

/** Bars in a column of the table. */
interface Bars {
  column: BitColumn;
  measures: readonly Measure[];
  otherWays: Place[];
  more: Place[];
}

const schoolBars = (column: BitColumn): Bars => ({
  column,
  measures: school,
  otherWays: ["schoolHasOtherWays"],
  more: ["schoolAsksMore"],
});
const degreeBars = (column: BitColumn): Bars => ({
  column,
  measures: ["degree"],
  otherWays: ["degreeHasOtherWays"],
  more: ["degreeAsksMore"],
});
const allBars = (column: BitColumn): Bars => ({
  column,
  measures: [...school, "degree"],
  otherWays: ["schoolHasOtherWays", "degreeHasOtherWays"],
  more: ["schoolAsksMore", "degreeAsksMore"],
});

/** How somebody stands to bars: free where there are none. */
interface Stands {
  isFree: Condition;
  isYes: Condition;
  isNo: Condition;
}

/** A way in: whether it is meant, and how somebody stands to it. */
interface Way {
  isMeant: Condition;
  free: Condition;
  yes: Condition;
  no: Condition;
}

/** `judgeGrades` in SQL. */
export const gradesFor = {
  scholarship({ wants, standing }: Told<"wants" | "standing">) {
    const atSchool = standTo(schoolBars("fit_grades"), standing);
    const atDegree = standTo(degreeBars("fit_grades"), standing);
    const elsewhere = (one: Condition, other: Condition) =>
      any(all(atSchool.isFree, one), all(not(atSchool.isFree), other));
    return bestOf([
      way(["graduate", "doctorate"], wants, atDegree),
      {
        isMeant: isMeant(["high_school", "vocational", "undergraduate", "short_course"], wants),
        free: all(atSchool.isFree, atDegree.isFree),
        yes: elsewhere(atDegree.isYes, atSchool.isYes),
        no: elsewhere(atDegree.isNo, atSchool.isNo),
      },
    ]);
  },
  college(applicant: Told<"wants" | "standing" | "finished" | "studying">) {
    const { wants, standing } = applicant;
    const nothing: Stands = { isFree: always, isYes: never, isNo: never };
    const beside = (stands: Stands): Stands => (hasDiploma(applicant) ? { ...stands, isNo: never } : stands);
    const stands: Record<StudyLevel, () => Stands> = {
      undergraduate: () => beside(standTo(schoolBars("fit_grades"), standing)),
      vocational: () => beside(standTo(schoolBars("fit_other_grades"), standing)),
      graduate: () => standTo(degreeBars("fit_grades"), standing),
      doctorate: () => standTo(degreeBars("fit_other_grades"), standing),
      high_school: () => nothing,
      short_course: () => nothing,
    };
    return bestOf(
      studyLevels
        .filter((level) => schoolingFor(level, applicant) !== "no")
        .map((level) => way([level], wants, stands[level]())),
    );
  },
  internship({ standing }: Told<"standing">) {
    const column = "fit_grades";
    const either = standTo(allBars(column), standing);
    const school = standTo(schoolBars(column), standing);
    const degree = standTo(degreeBars(column), standing);
    const isForBoth = all(
      meets("fit_bits", inBits("finished", finishedBits(finishedLevels.indexOf("undergraduate")))),
      meets(column, maskOf(certificates)),
      meets(column, maskOf(["degree"])),
    );
    const depends = (both: Condition, one: Condition) => any(all(isForBoth, both), all(not(isForBoth), one));
    return bestOf([
      {
        isMeant: always,
        free: either.isFree,
        yes: depends(all(school.isYes, degree.isYes), either.isYes),
        no: depends(any(school.isNo, degree.isNo), either.isNo),
      },
    ]);
  },
};

/** Of several ways in, the best answer counts. */
function bestOf(ways: Way[]): { isNo: Condition; isOpen: Condition } {
  const isFine = any(...ways.map(({ isMeant, free, yes }) => all(isMeant, any(free, yes))));
  const isNo = all(...ways.map(({ isMeant, no }) => any(not(isMeant), no)));
  return { isNo, isOpen: not(isFine) };
}

const way = (levels: StudyLevel[], wants: StudyLevel[], { isFree, isYes, isNo }: Stands): Way => ({
  isMeant: isMeant(levels, wants),
  free: isFree,
  yes: isYes,
  no: isNo,
});

/** Wanted and offered; where nothing is wanted yet, offered; where nothing is known to be offered, wanted. */
export function isMeant(levels: StudyLevel[], wants: StudyLevel[]): Condition {
  const wanted = wants.length > 0 ? wants : [...studyLevels];
  const both = levels.filter((level) => wanted.includes(level));
  if (!wanted.includes("short_course"))
    return levels.includes("short_course")
      ? any(isShortCourse, isMeantOf(both, wanted))
      : all(not(isShortCourse), isMeantOf(both, wanted));
  return isMeantOf(both, wanted);
}

function isMeantOf(both: StudyLevel[], wanted: StudyLevel[]): Condition {
  if (both.length === 0) return never;
  // Nothing else is wanted: whoever is offered none of it is turned away by the level.
  if (both.length === wanted.length) return always;
  return any(
    meets("fit_bits", inBits("levels", levelBits(both))),
    missesAll("fit_bits", wholePlace("levels")),
  );
}

const shortCourse = inBits("levels", levelBits(["short_course"]));
/** A short course and nothing else is meant by whoever sees it, whatever they want. */
export const isShortCourse: Condition = all(
  meets("fit_bits", shortCourse),
  missesAll("fit_bits", wholePlace("levels") & ~shortCourse),
);

function standTo({ column, measures, otherWays, more }: Bars, standing: Standing): Stands {
  const others = measures.filter((measure) => measure !== "utme");
  const held = others.map((measure) => hold(measure, column, standing));
  const isMet = any(...held.map(({ met }) => met));
  const isUnsure = any(...held.map(({ unsure }) => unsure));
  const isBelow = any(...held.map(({ below }) => below));
  const utme = hold("utme", column, measures.includes("utme") ? standing : { ...standing, utme: null });
  const hasNoUtme = measures.includes("utme") ? missesAll(column, maskOf(["utme"])) : always;
  return {
    isFree: missesAll(column, maskOf([...measures, ...otherWays])),
    isNo: all(missesAll(column, maskOf(otherWays)), any(utme.below, all(isBelow, not(isMet), not(isUnsure)))),
    isYes: all(missesAll(column, maskOf(more)), isMet, any(hasNoUtme, utme.met)),
  };
}

const maskOf = (places: readonly Place[]) =>
  places.reduce((mask, place) => {
    const { first, bits } = gradeLayout[place];
    return mask | (((1n << BigInt(bits)) - 1n) << BigInt(first));
  }, 0n);

interface Held {
  met: Condition;
  unsure: Condition;
  below: Condition;
}

const untold: Held = { met: never, unsure: never, below: never };

/** `hold` in SQL: how somebody's results stand to one measure, where there is a bar. */
function hold(measure: Measure, column: BitColumn, standing: Standing): Held {
  const least = gradeLayout[measure];
  const between = (from: number, to: number) => isBetween(column, least, from, to);
  const above = (own: number) => isAbove(column, least, own);
  switch (measure) {
    case "credits":
      return holdCredits(column, standing);
    case "degree": {
      const { degree, degreeAtBest } = standing;
      if (degree === null && degreeAtBest === null) return untold;
      const sure = Math.floor(degree ?? 0);
      const best = Math.max(sure, Math.floor(degreeAtBest ?? 0));
      return { met: between(1, sure), unsure: between(sure + 1, best), below: above(best) };
    }
    case "aggregate": {
      if (standing.aggregate === null) return untold;
      const own = Math.max(1, Math.ceil(standing.aggregate));
      return { met: above(own - 1), unsure: never, below: between(1, own - 1) };
    }
    default: {
      const own = standing[measure];
      if (own === null) return untold;
      return { met: between(1, Math.floor(own)), unsure: never, below: above(Math.floor(own)) };
    }
  }
}

/** A bar is twice the credits, and one more where English and Maths must be among them. */
function holdCredits(column: BitColumn, { credits, hasCreditInEnglishAndMaths }: Standing): Held {
  if (credits === null) return untold;
  const most = Math.floor(credits) * 2 + 1;
  const enough = isBetween(column, gradeLayout.credits, 1, most);
  const tooFew = isAbove(column, gradeLayout.credits, most);
  if (hasCreditInEnglishAndMaths) return { met: enough, unsure: never, below: tooFew };
  const asksBoth = meets(column, 1n << BigInt(gradeLayout.credits.first));
  const met = all(enough, not(asksBoth));
  const missing = all(enough, asksBoth);
  return hasCreditInEnglishAndMaths === null
    ? { met, unsure: missing, below: tooFew }
    : { met, unsure: never, below: any(missing, tooFew) };
}
