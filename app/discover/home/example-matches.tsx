import { ScoreReasons } from "#app/shared/ui/page/score-reasons.tsx";
import { ScoreRing } from "#app/shared/ui/page/score-ring.tsx";
import { exampleWords } from "./slide-words.ts";
import { exampleMatches } from "./words.ts";

/** Points of a scholarship: field 40, country 25, level 20, GPA 15. */
const examples = [
  { name: "award", percent: 85, won: [40, 25, 20, 0] },
  { name: "bursary", percent: 60, won: [40, 0, 20, 0] },
] as const;

const reasonsOf = ([field, country, level, gpa]: readonly [number, number, number, number]) => [
  { label: exampleWords.field, won: field, of: 40 },
  { label: exampleWords.country, won: country, of: 25 },
  { label: exampleWords.level, won: level, of: 20 },
  { label: exampleWords.gpa, won: gpa, of: 15 },
];

/** Explains scores before anyone has one. Phones show only the first card. */
export function ExampleMatches() {
  return (
    <aside aria-labelledby="example-matches" className="min-w-0">
      <p className="mb-3 flex flex-wrap items-baseline gap-x-3 text-on-forest">
        <strong id="example-matches" className="font-display text-lg text-white">
          {exampleMatches.title}
        </strong>
        <span className="text-sm">{exampleMatches.note}</span>
      </p>
      <ul className="grid gap-3.5">
        {examples.map(({ name, percent, won }) => (
          <li
            key={name}
            className="flex items-center gap-4 rounded-panel bg-card p-4 text-ink lifted max-lg:nth-2:hidden lg:nth-2:-ml-5 lg:nth-2:mr-5"
          >
            <ScoreRing percent={percent} label={exampleWords.match(percent)} />
            <div className="min-w-0">
              <p className="font-display text-lg leading-tight font-bold">{exampleWords[name].title}</p>
              <p className="mb-2 text-sm text-ink-2">{exampleWords[name].place}</p>
              <ScoreReasons reasons={reasonsOf(won)} />
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
