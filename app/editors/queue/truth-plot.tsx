import { dayInWords, daysBetween } from "#app/shared/calendar/days.ts";
import { queueWords as words } from "./words.ts";

interface TruthPoint {
  day: string;
  share: number;
}

const wide = 96;
const tall = 32;
const edge = 4;
const aim = 90;

const heightOf = (share: number) => edge + (1 - share / 100) * (tall - 2 * edge);

/**
 * The share of open records whose deadline was confirmed within 30 days, over a year, with the target as a dashed line.
 */
export function TruthPlot({ points }: { points: TruthPoint[] }) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const days = Math.max(1, daysBetween(first.day, last.day));
  const placeOf = ({ day, share }: TruthPoint) => {
    const left = edge + (daysBetween(first.day, day) / days) * (wide - 2 * edge);
    return `${left.toFixed(1)},${heightOf(share).toFixed(1)}`;
  };
  const [x = "", y = ""] = placeOf(last).split(",");
  return (
    <div className="text-right">
      <svg
        viewBox={`0 0 ${wide} ${tall}`}
        width={wide}
        height={tall}
        role="img"
        aria-label={words.truth(last.share, first.share, dayInWords(first.day))}
      >
        <path d={`M0 ${heightOf(aim)}H${wide}`} className="stroke-edge" strokeDasharray="3 3" />
        <polyline
          points={points.map(placeOf).join(" ")}
          className="fill-none stroke-leaf"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <circle cx={x} cy={y} r="3.5" className="fill-leaf" />
      </svg>
      <p className="text-sm leading-tight font-semibold tabular-nums">{words.confirmed(last.share)}</p>
    </div>
  );
}
