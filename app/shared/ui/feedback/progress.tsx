/** A progress bar, in per cent, with its text. */
export function Progress({ label, percent }: { label: string; percent: number }) {
  return (
    <div>
      <p className="mb-1.5 flex justify-between gap-4 text-sm">
        <span className="font-semibold">{label}</span>
        <span className="text-ink-2">{percent}%</span>
      </p>
      <progress className="progress" max={100} value={percent} aria-label={label} />
    </div>
  );
}
