import type { Cutoff } from "#app/catalogue/courses/kenya/cutoffs.ts";

/** A line and its end point, in the plot's own units. */
export interface PlottedCutoffs {
  line: string;
  end: [x: number, y: number];
}

const [width, height, margin, middle] = [104, 52, 4, 26];
const firstYear = 2018;
const pointsAYear = 13.4;
/** Units for a cluster point. The same in every plot, so that plots can be compared. */
const scale = 4;
/** The points in the middle of a plot if there is no student. */
const usualPoints = 32;

/**
 * Cut-offs over the years, around the student's points. Years that took everyone who qualified have no figure and are left out. Null
 * if fewer than two years are known.
 */
export function plotCutoffs(cutoffs: readonly Cutoff[], points = usualPoints): PlottedCutoffs | null {
  const known = cutoffs.filter(({ tookEveryone }) => !tookEveryone).sort((a, b) => a.year - b.year);
  const places = known.map((cutoff): [number, number] => [
    round(margin + (cutoff.year - firstYear) * pointsAYear),
    round(Math.min(height - margin, Math.max(margin, middle - (cutoff.points - points) * scale))),
  ]);
  const end = places.at(-1);
  return end && places.length > 1 ? { line: places.map((place) => place.join()).join(" "), end } : null;
}

const round = (value: number) => Math.round(value * 10) / 10;

interface CutoffPlotProps {
  plot: PlottedCutoffs;
  /** Draws the student's points as a dashed line. */
  hasStudent: boolean;
}

/** Every row has the same scale. Hidden from screen readers, since the figures are in the text. */
export const CutoffPlot = ({ plot: { line, end }, hasStudent }: CutoffPlotProps) => (
  <svg
    viewBox={`0 0 ${Math.max(width, end[0] + margin)} ${height}`}
    width={width}
    height={height}
    aria-hidden="true"
    className="shrink-0 fill-none stroke-2"
  >
    {hasStudent && <path d="M2 26H102" className="stroke-indigo-ink" strokeDasharray="4 3" />}
    <polyline points={line} className="stroke-ink" strokeLinejoin="round" />
    <circle cx={end[0]} cy={end[1]} r="3.5" className="fill-ink" />
  </svg>
);
