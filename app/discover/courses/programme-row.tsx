import { exams } from "#app/catalogue/courses/exams.ts";
import type { ProgrammeJudgement } from "#app/catalogue/courses/judge-programme.ts";
import type { Programme } from "#app/catalogue/courses/programme.ts";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { CutoffPlot } from "./cutoff-plot.tsx";
import { describeMissing } from "./describe-missing.ts";
import { courseWords as words } from "./words.ts";

interface ProgrammeRowProps {
  programme: Programme;
  judgement: ProgrammeJudgement | null;
  ranks: ReadonlyMap<string, number>;
  to: string;
}

/** At most this many missing things are named in a list; the page of the programme has all of them. */
const mostReasons = 2;

export function ProgrammeRow({ programme, judgement, ranks, to }: ProgrammeRowProps) {
  const { name, institution, region, isPublic, cutoffs, requirement, country } = programme;
  const latest = cutoffs.reduce<(typeof cutoffs)[number] | null>(
    (best, cutoff) => (best && best.year > cutoff.year ? best : cutoff),
    null,
  );
  const points = judgement?.points?.points;
  const place = [institution, region, isPublic === null ? null : isPublic ? words.public : words.private];
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-3">
      <div className="min-w-0">
        <h3 className="text-base leading-snug font-semibold">
          <Link to={to} className="text-ink underline-offset-2 hover:underline">
            {name}
          </Link>
        </h3>
        <p className="text-sm text-ink-2">{place.filter(Boolean).join(" · ")}</p>
        {latest && (
          <p className="text-sm text-ink-2">
            {latest.year}: {latest.tookEveryone ? words.tookEveryone : latest.points.toFixed(3)}
            {points !== undefined && !latest.tookEveryone && ` · ${words.you(points - latest.points)}`}
          </p>
        )}
        {judgement?.standing === "no" && (
          <ul className="text-sm text-clay-ink">
            {judgement.missing.slice(0, mostReasons).map((item) => {
              const text = describeMissing(item, exams[country], ranks);
              return <li key={text}>{text}</li>;
            })}
          </ul>
        )}
        {requirement.system === "kcse-degree" && requirement.origin === "probable" && (
          <p className="text-sm text-ink-2">{words.probably}</p>
        )}
      </div>
      <CutoffPlot cutoffs={cutoffs} points={points} />
    </li>
  );
}
