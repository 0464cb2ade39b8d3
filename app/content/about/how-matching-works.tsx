import { Card } from "#app/shared/ui/page/card.tsx";
import { matching } from "./words.ts";

export function HowMatchingWorks() {
  return (
    <>
      <ul className="grid gap-4 lg:grid-cols-3">
        {matching.kinds.map(({ title, points, note }) => (
          <Card as="li" key={title}>
            <h3 className="mb-3 text-xl">{title}</h3>
            <dl className="grid gap-4">
              {points.map((criterion) => (
                <Criterion key={criterion.name} {...criterion} />
              ))}
            </dl>
            {note && <p className="mt-4 border-t border-line pt-3 text-sm text-ink-2">{note}</p>}
          </Card>
        ))}
      </ul>
      <p className="mt-4 max-w-3xl text-ink-2">{matching.allFields}</p>
    </>
  );
}

const Criterion = ({ name, points, text }: { name: string; points: number; text: string }) => (
  <div>
    <dt className="flex items-baseline justify-between gap-4 font-semibold">
      {name} <span className="whitespace-nowrap text-leaf tabular-nums">{matching.pointsOf(points)}</span>
    </dt>
    <dd className="text-sm text-ink-2">
      <Bar percent={points} />
      {text}
    </dd>
  </div>
);

/** Drawn rather than styled, because the CSP allows no inline style. */
const Bar = ({ percent }: { percent: number }) => (
  <svg
    className="my-1.5 h-2 w-full rounded-full"
    viewBox="0 0 100 2"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect width="100" height="2" className="fill-neutral" />
    <rect width={percent} height="2" className="fill-leaf" />
  </svg>
);
