import {
  judgeProgramme,
  type MissingItem,
  type ProgrammeJudgement,
  type StudentResults,
  standings,
} from "./judge-programme.ts";
import { isKcseGrade, kcsePoints } from "./kenya/kcse.ts";
import type { Programme } from "./programme.ts";

interface JudgedProgramme {
  programme: Programme;
  /** Null while the student has given no grades. */
  judgement: ProgrammeJudgement | null;
}

/**
 * The best standing first. Within one, the programme that requires more comes first; of closed ones, the one that needs
 * the least improvement.
 */
export function judgeAll(
  programmes: readonly Programme[],
  student: StudentResults | null,
  latestYear: number,
): JudgedProgramme[] {
  const judged = programmes.map((programme) => ({
    programme,
    judgement: student && judgeProgramme(programme, student, latestYear),
  }));
  if (!student) return judged;
  return judged
    .map((one) => ({ ...one, order: orderOf(one) }))
    .sort((a, b) => a.order[0] - b.order[0] || a.order[1] - b.order[1])
    .map(({ order: _, ...one }) => one);
}

/** Three steps of a mean grade count for more than one missing subject. */
function distanceOf(item: MissingItem): number {
  if (item.kind === "points") return item.short;
  if (item.kind !== "mean" || !isKcseGrade(item.needed) || !isKcseGrade(item.has)) return 10;
  return 10 * (kcsePoints(item.needed) - kcsePoints(item.has));
}

function orderOf({ programme, judgement }: JudgedProgramme): readonly [number, number] {
  if (!judgement) return [0, 0];
  const standing = standings.indexOf(judgement.standing);
  if (judgement.standing === "no") {
    return [standing, judgement.missing.reduce((sum, item) => sum + distanceOf(item), 0)];
  }
  const latest = programme.cutoffs.reduce((best, cutoff) => (cutoff.year > best.year ? cutoff : best), {
    year: 0,
    points: 0,
  });
  return [standing, -latest.points];
}
