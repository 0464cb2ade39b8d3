import { exams } from "#app/catalogue/courses/exams.ts";
import type { ProgrammeJudgement } from "#app/catalogue/courses/judge-programme.ts";
import type { Programme } from "#app/catalogue/courses/programme.ts";
import { type PlottedCutoffs, plotCutoffs } from "./cutoff-plot.tsx";
import { describeMissing } from "./describe-missing.ts";
import { programmeWords } from "./server-words.ts";
import { courseWords as words } from "./words.ts";

/** A programme as one row of a list. */
export interface CourseLine {
  id: string;
  name: string;
  /** "Moi University · Uasin Gishu · Public" */
  place: string;
  /** The newest figure, with its year. */
  figure: string | null;
  /** The student's points compared with it. */
  own: string | null;
  /** The requirements are inferred, not stated. */
  isProbable: boolean;
  missing: readonly string[];
  plot: PlottedCutoffs | null;
}

/** Missing requirements per row of a list. The page of the programme shows all. */
const mostReasons = 2;

export function lineOf(
  programme: Programme,
  judgement: ProgrammeJudgement | null,
  ranks: ReadonlyMap<string, number>,
): CourseLine {
  const { id, name, institution, region, isPublic, cutoffs, requirement, country } = programme;
  const place = [institution, region, isPublic === null ? null : isPublic ? words.public : words.private];
  return {
    id,
    name,
    place: place.filter(Boolean).join(" · ") || words.severalPlaces,
    ...figureOf(programme, judgement),
    isProbable: requirement.system === "kcse-degree" && requirement.origin === "probable",
    missing:
      judgement?.standing === "no"
        ? judgement.missing.slice(0, mostReasons).map((item) => describeMissing(item, exams[country], ranks))
        : [],
    plot: plotCutoffs(cutoffs, judgement?.points?.points),
  };
}

function figureOf(
  { cutoffs, requirement }: Programme,
  judgement: ProgrammeJudgement | null,
): Pick<CourseLine, "figure" | "own"> {
  if (requirement.system === "wassce") {
    const newest = requirement.aggregates.reduce<(typeof requirement.aggregates)[number] | null>(
      (best, one) => (best && best.year > one.year ? best : one),
      null,
    );
    const sum = judgement?.aggregate?.sum;
    return {
      figure: newest && programmeWords.aggregateOf(newest.year, newest.men, newest.women),
      own: sum === undefined ? null : programmeWords.yourAggregate(sum),
    };
  }
  const latest = cutoffs.reduce<(typeof cutoffs)[number] | null>(
    (best, cutoff) => (best && best.year > cutoff.year ? best : cutoff),
    null,
  );
  if (!latest) return { figure: null, own: null };
  const points = judgement?.points?.points;
  return {
    figure: `${latest.year}: ${latest.tookEveryone ? programmeWords.tookEveryone : latest.points.toFixed(3)}`,
    own: points === undefined || latest.tookEveryone ? null : programmeWords.you(points - latest.points),
  };
}
