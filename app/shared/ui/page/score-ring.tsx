const radius = 27;
const around = 2 * Math.PI * radius;

/** A percentage as a ring. Always shown with its reasons. */
export function ScoreRing({
  percent,
  label,
  size = "size-16",
}: {
  percent: number;
  label: string;
  size?: string;
}) {
  return (
    <svg className={`${size} shrink-0`} viewBox="0 0 64 64" role="img" aria-label={label}>
      <g fill="none" strokeWidth="7" transform="rotate(-90 32 32)">
        <circle cx="32" cy="32" r={radius} className="stroke-neutral" />
        <circle
          cx="32"
          cy="32"
          r={radius}
          className={percent >= 75 ? "stroke-leaf" : "stroke-marigold"}
          strokeLinecap="round"
          strokeDasharray={`${((percent / 100) * around).toFixed(1)} ${around.toFixed(1)}`}
        />
      </g>
      <text x="32" y="37.5" textAnchor="middle" className="fill-ink font-display text-[1rem] font-bold">
        {percent}%
      </text>
    </svg>
  );
}
