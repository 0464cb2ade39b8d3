import type { Cutoff } from "#app/catalogue/courses/kenya/cutoffs.ts";

interface CutoffPlotProps {
  cutoffs: readonly Cutoff[];
  /** The student's points, drawn as a dashed line. */
  points: number | undefined;
}

const [width, height, margin] = [120, 32, 3];

/** Cut-offs over the years as a small line. The figures stand beside it as text, so it is hidden from screen readers. */
export function CutoffPlot({ cutoffs, points }: CutoffPlotProps) {
  const years = cutoffs.map(({ year }) => year);
  const values = [...cutoffs.map((cutoff) => cutoff.points), ...(points === undefined ? [] : [points])];
  if (cutoffs.length < 2) return null;
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (year: number) => margin + ((year - first) / (last - first)) * (width - 2 * margin);
  const y = (value: number) => height - margin - ((value - low) / (high - low || 1)) * (height - 2 * margin);
  const line = [...cutoffs]
    .sort((a, b) => a.year - b.year)
    .map((cutoff) => `${x(cutoff.year).toFixed(1)},${y(cutoff.points).toFixed(1)}`)
    .join(" ");
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      className="shrink-0"
    >
      <polyline points={line} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
      {points !== undefined && (
        <line
          x1={margin}
          x2={width - margin}
          y1={y(points)}
          y2={y(points)}
          className="stroke-leaf"
          strokeWidth="1.5"
          strokeDasharray="4 3"
        />
      )}
    </svg>
  );
}
