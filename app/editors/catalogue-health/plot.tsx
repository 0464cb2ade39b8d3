import { dayInWords, daysBetween } from "#app/shared/calendar/days.ts";
import { Card } from "#app/shared/ui/page/card.tsx";
import { healthWords as words } from "./words.ts";

/** Per cent. */
interface PlotPoint {
  day: string;
  share: number;
}

const wide = 240;
const tall = 60;

/** One measure over time, from 0 to 100 per cent. */
export function Plot({ name, points }: { name: string; points: PlotPoint[] }) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const days = Math.max(1, daysBetween(first.day, last.day));
  const at = ({ day, share }: PlotPoint) =>
    `${round((daysBetween(first.day, day) / days) * wide)},${round(tall - (share / 100) * tall)}`;
  const change = words.change(last.share - first.share, dayInWords(first.day));
  return (
    <Card as="li" className="p-4">
      <h3 className="text-base font-semibold">{name}</h3>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-display text-2xl font-bold tabular-nums">{last.share} %</span>
        <span className="text-sm text-ink-2">{change}</span>
      </p>
      <svg
        viewBox={`-4 -4 ${wide + 8} ${tall + 8}`}
        className="mt-2 h-20 w-full"
        preserveAspectRatio="none"
        role="img"
        aria-label={`${name}: ${first.share} % on ${dayInWords(first.day)}, ${last.share} % on ${dayInWords(last.day)}`}
      >
        {[0, tall / 2, tall].map((y) => (
          <line
            key={y}
            x1="0"
            x2={wide}
            y1={y}
            y2={y}
            className="stroke-line"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <polyline
          points={points.map(at).join(" ")}
          className="fill-none stroke-leaf"
          strokeWidth="2.5"
          strokeLinejoin="round"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </Card>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
