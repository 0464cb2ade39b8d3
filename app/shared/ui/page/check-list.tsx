import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";

/** Short points, each with a tick. */
export function CheckList({ points, className }: { points: readonly string[]; className?: string }) {
  return (
    <ul className={classNames("grid gap-2.5", className)}>
      {points.map((point) => (
        <li key={point} className="flex items-start gap-2.5">
          <Icon name="check" className="mt-0.5 size-5 shrink-0 text-leaf" />
          <span className="min-w-0">{point}</span>
        </li>
      ))}
    </ul>
  );
}
