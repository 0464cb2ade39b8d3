import { Link } from "#app/shared/ui/navigation/link.tsx";
import type { CourseLine } from "./course-line.ts";
import { CutoffPlot } from "./cutoff-plot.tsx";
import { courseWords as words } from "./words.ts";

interface CourseRowProps {
  line: CourseLine;
  to: string;
  hasStudent: boolean;
  /** One below the heading above the list. */
  heading?: "h2" | "h3" | "h4";
}

export const CourseRow = ({ line, to, hasStudent, heading: Heading = "h3" }: CourseRowProps) => {
  const { name, place, figure, own, isProbable, missing, plot } = line;
  return (
    <li className="flex min-h-17 items-center gap-3 border-b border-line bg-card px-4 py-2">
      <div className="min-w-0 grow">
        <Heading className="text-base leading-snug font-bold">
          <Link to={to} className="text-ink no-underline hover:underline">
            {name}
          </Link>
        </Heading>
        <p className="text-sm text-ink-2">{place}</p>
        {(figure || own) && (
          <p className="text-sm text-ink-2">
            {figure}
            {figure && own && " · "}
            {own && <b className="text-ink">{own}</b>}
          </p>
        )}
        {missing.map((text) => (
          <p key={text} className="text-sm text-clay-ink">
            {text}
          </p>
        ))}
        {isProbable && <p className="text-sm text-ink-2">{words.probably}</p>}
      </div>
      {plot && <CutoffPlot {...{ plot, hasStudent }} />}
    </li>
  );
};
