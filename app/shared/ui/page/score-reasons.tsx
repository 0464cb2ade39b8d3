import { withColon } from "#app/shared/languages/formats.ts";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { scoreWords } from "./score-words.ts";

export interface Reason {
  label: string;
  won: number;
  of: number;
  /** What matched: "Nursing", "Kenya". */
  matched?: string | undefined;
}

/** The parts of a score: what counted, and what did not. */
export function ScoreReasons({ reasons }: { reasons: Reason[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5 text-note leading-6 font-semibold">
      {reasons.map(({ label, won, of, matched }) => (
        <li
          key={label}
          className={classNames(
            "flex items-center gap-1 rounded-md px-2",
            won > 0 ? "bg-mint text-mint-ink" : "bg-neutral text-ink-2",
          )}
        >
          <Icon name={won > 0 ? "check" : "minus"} className="size-3.5 shrink-0" />
          {inOneLine(`${label} ${won === of ? won : scoreWords.outOf(won, of)}`, matched)}
        </li>
      ))}
    </ul>
  );
}

const inOneLine = (points: string, matched = "") => (matched ? `${withColon(points)} ${matched}` : points);
