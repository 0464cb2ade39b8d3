import { dayInWords, todayInUtc } from "#app/shared/calendar/days.ts";

const oneDay = 86_400_000;

interface DailyChartProps {
  /** One number per day, ending today. */
  views: number[];
  clicks: number[];
  today: string;
}

/** Views and clicks have separate scales, since clicks are far fewer. */
export function DailyChart({ views, clicks, today }: DailyChartProps) {
  const isQuiet = Math.max(...views, ...clicks) === 0;
  if (isQuiet) return <p className="mt-1 text-sm text-ink-2">No views in the last {views.length} days.</p>;
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-2">
      <Bars name="views" counts={views} today={today} look="fill-leaf" />
      <Bars name="clicks" counts={clicks} today={today} look="fill-marigold" />
    </div>
  );
}

function Bars({
  name,
  counts,
  today,
  look,
}: {
  name: string;
  counts: number[];
  today: string;
  look: string;
}) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const most = Math.max(...counts);
  const height = 40;
  const summary = `${total.toLocaleString("en")} ${total === 1 ? name.slice(0, -1) : name} in the last ${counts.length} days`;
  const best =
    most > 0 && `most on ${dayInWords(dayAt(counts.indexOf(most), counts.length, today))}: ${most}`;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${counts.length * 6} ${height + 1}`}
        preserveAspectRatio="none"
        className="h-12 w-full"
        role="img"
        aria-label={`${summary}${best ? `, ${best}` : ""}`}
      >
        <rect x="0" y={height} width={counts.length * 6} height="1" className="fill-edge" />
        {counts.map((count, place) => {
          const tall = most === 0 ? 0 : Math.max(count > 0 ? 2 : 0, Math.round((count / most) * height));
          const day = dayAt(place, counts.length, today);
          return (
            tall > 0 && (
              <rect key={day} x={place * 6 + 1} y={height - tall} width="4" height={tall} className={look} />
            )
          );
        })}
      </svg>
      <figcaption className="mt-1 text-sm text-ink-2">{summary}</figcaption>
    </figure>
  );
}

const dayAt = (place: number, length: number, today: string) =>
  todayInUtc(new Date(Date.parse(today) - (length - 1 - place) * oneDay));
