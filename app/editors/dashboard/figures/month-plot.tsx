import { plotWords as words } from "./words.ts";

interface MonthPlotProps {
  look: "line" | "bars";
  /** The top of the scale; by default the largest value. */
  top?: number;
  label: string;
  points: { month: string; value: number | null }[];
}

const wide = 280;
const tall = 76;
/** Space for the numbers of the scale, and for the months. */
const left = 40;
const below = 18;
const above = 6;

/** Twelve months from left to right. A month without data has no mark. */
export function MonthPlot({ look, top, label, points }: MonthPlotProps) {
  const most = top ?? roundUp(Math.max(1, ...points.map(({ value }) => value ?? 0)));
  const step = (wide - left) / points.length;
  const xOf = (place: number) => round(left + (place + 0.5) * step);
  const yOf = (value: number) => round(above + (1 - value / most) * tall);
  const known = points.flatMap(({ month, value }, place) =>
    value === null ? [] : [{ month, value, place }],
  );
  const last = known.at(-1);
  return (
    <svg
      viewBox={`0 0 ${wide} ${above + tall + below}`}
      className="mt-2 h-auto w-full"
      role="img"
      aria-label={label}
    >
      {[0, most / 2, most].map((value) => (
        <g key={value}>
          <line x1={left} x2={wide} y1={yOf(value)} y2={yOf(value)} className="stroke-line" />
          <text x={left - 5} y={yOf(value) + 4} textAnchor="end" className="fill-ink-2 text-[12px]">
            {words.short(value)}
          </text>
        </g>
      ))}
      {points.map(({ month }, place) => (
        <text
          key={month}
          x={xOf(place)}
          y={above + tall + 14}
          textAnchor="middle"
          className="fill-ink-2 text-[12px]"
        >
          {words.initial(month)}
        </text>
      ))}
      {look === "bars"
        ? known.map(({ month, value, place }) => (
            <rect
              key={month}
              x={xOf(place) - step * 0.32}
              y={yOf(value)}
              width={step * 0.64}
              height={round(above + tall - yOf(value))}
              rx="2"
              className={place === points.length - 1 ? "fill-marigold" : "fill-leaf"}
            />
          ))
        : known.length > 1 && (
            <polyline
              points={known.map(({ value, place }) => `${xOf(place)},${yOf(value)}`).join(" ")}
              className="fill-none stroke-leaf"
              strokeWidth="2.5"
              strokeLinejoin="round"
              strokeLinecap="round"
            />
          )}
      {look === "line" && last && (
        <circle cx={xOf(last.place)} cy={yOf(last.value)} r="4" className="fill-leaf" />
      )}
    </svg>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;

/** 1, 2 or 5 times a power of ten, and even, so that its half is whole. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const steps = [1, 2, 4, 6, 8, 10].map((step) => step * power);
  return Math.max(2, steps.find((step) => step >= value) ?? value);
}
