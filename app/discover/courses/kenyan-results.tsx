import type { Exam } from "#app/catalogue/courses/exams.ts";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { describeMean } from "./describe-mean.ts";
import { courseWords as words } from "./words.ts";

interface KenyanResultsProps {
  exam: Exam;
  ranks: ReadonlyMap<string, number>;
  /** Shown only if asked for. */
  clusters: readonly { cluster: number; points: number | null; sum: number; subjects: readonly string[] }[];
  toClusters: string;
}

/** Mean grade, points and cluster points, each with its sum. */
export function KenyanResults({ exam, ranks, clusters, toClusters }: KenyanResultsProps) {
  const mean = describeMean(exam, ranks);
  if (!mean) return <p className="mt-4 font-semibold">{words.tooFew}</p>;
  return (
    <div className="mt-4">
      <p className="text-lg">
        <b>{mean.grade}</b> {mean.sum}
      </p>
      <p className="text-sm text-ink-2">
        {mean.parts}
        <span className="block">
          {words.bestFive}: {mean.others}
        </span>
      </p>
      {clusters.length > 0 ? (
        <ClusterTable {...{ exam, clusters }} />
      ) : (
        <TextLink to={toClusters}>{words.clusterPoints}</TextLink>
      )}
    </div>
  );
}

const ClusterTable = ({ exam, clusters }: Pick<KenyanResultsProps, "exam" | "clusters">) => (
  <section aria-labelledby="clusters" className="mt-3">
    <h2 id="clusters" className="text-xl">
      {words.clusterPoints}
    </h2>
    <p className="max-w-[70ch] text-sm text-ink-2">{words.estimate}</p>
    <table className="mt-2 w-full max-w-2xl text-left text-sm">
      <thead>
        <tr>
          <th>{words.cluster}</th>
          <th>{words.points}</th>
          <th>{words.fourSubjects}</th>
        </tr>
      </thead>
      <tbody>
        {clusters.map(({ cluster, points, sum, subjects }) => (
          <tr key={cluster} className="border-t border-line">
            <td className="py-1">{cluster}</td>
            <td className="font-semibold">{points?.toFixed(3)}</td>
            <td className="text-ink-2">
              {points === null
                ? words.noPoints
                : `${subjects.map(exam.subjectName).join(", ")}: ${sum} of 48`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
