import {
  bestSum,
  checkWays,
  type SubjectCheck,
  type SubjectRanks,
  type SubjectWay,
} from "../subject-rules.ts";
import clusterRules from "./clusters.json" with { type: "json" };
import { isKcseGrade, kcsePoints } from "./kcse.ts";

const placesOf = new Map(clusterRules.clusters.map(({ cluster, places }) => [cluster, places]));
const waysOf = new Map(
  clusterRules.subClusters.map(({ id, ways }) => [
    id,
    ways.map(({ lines, ...way }): SubjectWay => ({ ...way, slots: lines.map((line) => parseLine(line)) })),
  ]),
);

export const clusterNumbers: readonly number[] = [...placesOf.keys()];

/** `["ENG>=B", "KIS>=B"]`: one of these subjects, each at its grade or better. */
export function parseLine(options: readonly string[]) {
  return {
    count: 1,
    options: options.map((option) => {
      const [subject = "", grade = ""] = option.split(">=");
      if (!isKcseGrade(grade)) throw new Error(`Not a KCSE grade: ${option}`);
      return { subjects: [subject], least: kcsePoints(grade) };
    }),
  };
}

/** What a sub-cluster requires besides the mean grade. Null for one that the document doesn't have. */
export const waysOfSubCluster = (id: string): readonly SubjectWay[] | null => waysOf.get(id) ?? null;

export interface ClusterPoints {
  /** 0 to 48, three decimals: an estimate. */
  points: number;
  /** Points of the four cluster subjects, out of 48. */
  clusterSum: number;
  subjects: string[];
  /** The points are the portal's own, not our estimate. */
  isOfficial?: true;
}

/** Null if one of the cluster's four subjects is missing. */
export function clusterPoints(cluster: number, ranks: SubjectRanks, total: number): ClusterPoints | null {
  const best = bestSum(placesOf.get(cluster) ?? [], ranks);
  if (!best || best.subjects.length === 0) return null;
  return { points: aboutCluster(best.sum, total), clusterSum: best.sum, subjects: best.subjects };
}

/** 48 × √(r/48 × t/84). An approximation: the real formula uses indices that the exams council sets each year. */
export const aboutCluster = (ofCluster: number, ofAll: number): number =>
  Math.round(48 * Math.sqrt((ofCluster / 48) * (ofAll / 84)) * 1000) / 1000;

export function checkSubCluster(id: string, ranks: SubjectRanks): SubjectCheck | null {
  const ways = waysOfSubCluster(id);
  return ways && checkWays(ways, ranks);
}
