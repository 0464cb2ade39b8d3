import { dayWords } from "#app/shared/calendar/words.ts";
import { usePage } from "#app/shared/layout/page.ts";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { type YearBar, yearMonths } from "./year-bars.ts";
import { yearPictureWords as words } from "./year-picture-words.ts";

export interface YearRow {
  /** "/scholarship/8b0c…". */
  to: string;
  title: string;
  /** "Usually opens in August". */
  when: string;
  bar: YearBar;
}

interface YearPictureProps {
  rows: YearRow[];
  today: string;
}

/** Units per day. The picture is as wide as twelve months of 62 pixels; a phone scrolls it sideways. */
const scale = 2;
const barTop = 4;
const barHeight = 16;
const rowHeight = barTop * 2 + barHeight;

/** The year ahead as bars, each leading to its record: a list for screen readers. Data saver leaves it out; the page says the same in words. */
export function YearPicture({ rows, today }: YearPictureProps) {
  const savesData = usePage()?.savesData;
  if (rows.length === 0 || savesData) return null;
  const months = yearMonths(today);
  const width = (months.at(-1)?.to ?? 0) * scale;
  const now = (Number(today.slice(8, 10)) - 1) * scale;
  return (
    <section aria-label={words.title} className="mt-5 rounded-card border border-line bg-card print:hidden">
      <Overview rows={rows} months={months} now={now} width={width} />
      <div className="overflow-x-auto">
        <div className="w-186 md:w-full">
          <svg viewBox={`0 0 ${width} 24`} aria-hidden="true" className="block w-full border-b border-line">
            <pattern
              id="usual-dates"
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <path d="M0 0V6" strokeWidth="5" className="stroke-indigo-ink" />
            </pattern>
            {months.map(({ name, from, to }) => (
              <text
                key={name}
                x={((from + to) / 2) * scale}
                y="16"
                textAnchor="middle"
                className="fill-ink-2 text-xs md:text-[9px]"
              >
                {dayWords.short(name)}
              </text>
            ))}
            <path d={`M${now} 18V24`} strokeWidth="2" className="stroke-clay" />
          </svg>
          <ul>
            {rows.map(({ to, title, when, bar }) => (
              <li key={to} className="border-b border-line last:border-0">
                <Link to={to} className="group block min-h-16 no-underline hover:bg-sand">
                  <span className="sticky left-0 block w-fit max-w-xs px-3 pt-1.5 text-sm leading-snug">
                    <span className="font-semibold group-hover:underline">{title}</span>{" "}
                    <span className="whitespace-nowrap text-note text-ink-2">{when}</span>
                  </span>
                  <svg viewBox={`0 0 ${width} ${rowHeight}`} aria-hidden="true" className="block w-full">
                    <Bar {...bar} />
                    <path d={`M${now} 0V${rowHeight}`} strokeWidth="2" className="stroke-clay" />
                  </svg>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="border-t border-line px-3 py-2 text-note text-ink-2">{words.legend}</p>
    </section>
  );
}

const thin = 12;

interface OverviewProps extends Pick<YearPictureProps, "rows"> {
  months: ReturnType<typeof yearMonths>;
  now: number;
  width: number;
}

/** All twelve months without swiping, for phones. */
function Overview({ rows, months, now, width }: OverviewProps) {
  const height = rows.length * thin;
  const lines = (isUsual: boolean) =>
    rows
      .map(({ bar }, place) =>
        bar.isUsual === isUsual
          ? `M${bar.from * scale} ${place * thin + thin}H${Math.max(bar.to, bar.from + thin / scale) * scale}`
          : "",
      )
      .join("");
  return (
    <svg
      viewBox={`0 0 ${width} ${height + 38}`}
      aria-hidden="true"
      className="block w-full border-b border-line md:hidden"
    >
      <path d={lines(true)} strokeWidth="8" className="stroke-indigo-ink" />
      <path d={lines(false)} strokeWidth="8" className="stroke-mint-ink" />
      <path d={`M${now} 0V${height + 8}`} strokeWidth="4" className="stroke-clay" />
      <g textAnchor="middle" className="fill-ink-2 text-2xl">
        {months.map(({ name, from, to }) => (
          <text key={name} x={(from + to) * (scale / 2)} y={height + 32}>
            {dayWords.short(name)}
          </text>
        ))}
      </g>
    </svg>
  );
}

function Bar({ from, to, opens, closes, isUsual }: YearBar) {
  const [start, end] = [from * scale, to * scale];
  return (
    <g className={isUsual ? "stroke-indigo-ink" : "stroke-mint-ink"} strokeWidth="1.5">
      <rect
        x={start}
        y={barTop}
        width={Math.max(end - start, barHeight)}
        height={barHeight}
        rx={barHeight / 2}
        fill={isUsual ? "url(#usual-dates)" : undefined}
        className={isUsual ? "" : "fill-mint-ink"}
      />
      {opens && <circle cx={start + barHeight / 2} cy={rowHeight / 2} r="4.5" className="fill-card" />}
      {closes && <path d={`M${Math.max(end, start + barHeight)} 0V${rowHeight}`} strokeWidth="4" />}
    </g>
  );
}
