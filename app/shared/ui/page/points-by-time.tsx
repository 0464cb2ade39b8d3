import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { CheckList } from "./check-list.tsx";

interface TimedPoints {
  title: string;
  points: readonly string[];
}

interface PointsByTimeProps {
  today: TimedPoints;
  planned: TimedPoints;
  className?: string;
}

/** What an offer gives today, apart from what is only planned. */
export const PointsByTime = ({ today, planned, className }: PointsByTimeProps) => (
  <div className={classNames("grid content-start gap-4", className)}>
    <div>
      <h4 className="mb-1.5 font-sans text-sm font-semibold">{today.title}</h4>
      <CheckList points={today.points} />
    </div>
    {planned.points.length > 0 && (
      <div className="border-t border-dashed border-edge pt-3 text-ink-2">
        <h4 className="mb-1.5 font-sans text-sm font-semibold">{planned.title}</h4>
        <ul className="grid gap-2.5">
          {planned.points.map((point) => (
            <li key={point} className="flex items-start gap-2.5">
              <Icon name="clock" className="mt-0.5 size-5 shrink-0" />
              <span className="min-w-0">{point}</span>
            </li>
          ))}
        </ul>
      </div>
    )}
  </div>
);
