import { ScoreReasons } from "#app/shared/ui/page/score-reasons.tsx";
import { ScoreRing } from "#app/shared/ui/page/score-ring.tsx";
import { exampleMatches } from "./words.ts";

/** Points of a scholarship: field 40, country 25, level 20, GPA 15. */
const examples = [
  {
    title: "Master's award in engineering",
    place: "Germany · closes in 18 days",
    percent: 85,
    reasons: [
      { label: "Field", won: 40, of: 40 },
      { label: "Country", won: 25, of: 25 },
      { label: "Level", won: 20, of: 20 },
      { label: "GPA", won: 0, of: 15 },
    ],
  },
  {
    title: "Bursary for any field",
    place: "South Africa · closes in 2 months",
    percent: 60,
    reasons: [
      { label: "Field", won: 40, of: 40 },
      { label: "Country", won: 0, of: 25 },
      { label: "Level", won: 20, of: 20 },
      { label: "GPA", won: 0, of: 15 },
    ],
  },
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
        {examples.map(({ title, place, percent, reasons }) => (
          <li
            key={title}
            className="flex items-center gap-4 rounded-panel bg-card p-4 text-ink lifted max-lg:nth-2:hidden lg:nth-2:-ml-5 lg:nth-2:mr-5"
          >
            <ScoreRing percent={percent} label={`${percent}% match`} />
            <div className="min-w-0">
              <p className="font-display text-lg leading-tight font-bold">{title}</p>
              <p className="mb-2 text-sm text-ink-2">{place}</p>
              <ScoreReasons reasons={reasons} />
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
