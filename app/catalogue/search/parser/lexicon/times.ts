import { daysAfter } from "#app/shared/calendar/days.ts";
import { type LexiconEntry, meaning } from "../meaning.ts";

const months =
  "january, february, march, april, may, june, july, august, september, october, november, december".split(
    ", ",
  );

const closesIn = (...numbers: string[]) => Object.fromEntries(numbers.map((month) => [`closes ${month}`, 8]));
const capital = (name: string) => name.replace(/^./, (first) => first.toUpperCase());
const twoDigits = (number: number) => String(number).padStart(2, "0");

/** For colleges, and for all studies, that begin in a month. */
const intakes = ["intake", "intakes", "admitting", "enrolling", "admission"];
const begins =
  "start, starts, starting, begin, begins, beginning, commencing, resume, resumes, resuming, reporting, report, join, joining".split(
    ", ",
  );

/** What a date in a search refers to. */
export function times(today: string): LexiconEntry[] {
  const thisMonth = today.slice(5, 7);
  const nextMonth = twoDigits((Number(thisMonth) % 12) + 1);
  return [
    [
      "open now, now open, not closed, not yet closed, not closed yet, not expired, not yet expired, still accepting, currently open, still open, ongoing, apply now, opened, open scholarships, open applications, applications open",
      meaning("time", "Open now", { state: "open" }),
    ],
    [
      "closing this month, deadline this month, closes this month, this month, ending this month, due this month",
      meaning("time", "Closes this month", { tags: closesIn(thisMonth) }),
    ],
    [
      "closing soon, deadline soon, closing this week, this week, closing in two weeks, in two weeks, closing today, closing tomorrow, about to close, ending soon, last chance, deadline approaching, urgent",
      meaning("time", "Closes this month or the next", {
        tags: closesIn(thisMonth, daysAfter(today, 30).slice(5, 7)),
      }),
    ],
    [
      "before christmas, by christmas, christmas, before december, by december, end of year, before the year ends, before end of year, before new year",
      meaning("time", "Closes by the end of December", { tags: closesIn("11", "12") }),
    ],
    [
      "before easter, by easter, easter",
      meaning("time", "Closes by April", { tags: closesIn("02", "03", "04") }),
    ],
    [
      "next month, closing next month, closes next month, deadline next month, ending next month, due next month",
      meaning("time", "Closes next month", { tags: closesIn(nextMonth) }),
    ],
    [
      "opening soon, coming soon, upcoming, opening next",
      meaning("time", "Opening soon", { state: "opening" }),
    ],
    ...months.flatMap((name, place): LexiconEntry[] => {
      const tags = { [`intake ${place + 1}`]: 9, "intake unsaid": 4 };
      const label = `Begins in ${capital(name)}`;
      const saidOf = (words: readonly string[]) =>
        words.flatMap((word) => [`${word} ${name}`, `${word} in ${name}`]);
      return [
        [
          ["intake", "intakes", "admission", "session", "semester"]
            .map((word) => `${name} ${word}`)
            .concat(saidOf(intakes))
            .join(", "),
          meaning("time", label, { tags, kind: "colleges", narrows: "colleges" }),
        ],
        [saidOf(begins).join(", "), meaning("time", label, { tags, narrows: "colleges" })],
      ];
    }),
    ...months.map(
      (name, place): LexiconEntry => [
        ["opening in", "opens in", "open in", "opening", "opens", "starts accepting in"]
          .map((word) => `${word} ${name}`)
          .join(", "),
        meaning("time", `Opens in ${capital(name)}`, { tags: { [`opens ${twoDigits(place + 1)}`]: 9 } }),
      ],
    ),
    // A month with a year is when studies begin, which few listings state.
    ...months.map(
      (name, place): LexiconEntry => [
        ["2026", "2027", "2028", "2029"].flatMap((year) => [`${name} ${year}`, `${year} ${name}`]).join(", "),
        meaning("wish", null, { prefers: { [`intake ${place + 1}`]: 4 } }),
      ],
    ),
    [
      "rolling, rolling deadline, rolling basis, rolling admission, no deadline, anytime, any time, all year, all year round, year round, whole year, always open, open always, open all the time, open anytime, throughout the year",
      meaning("time", "Open all year", { tags: { "rolling yes": 8 }, state: "open" }),
    ],
    ...months.map(
      (name, place): LexiconEntry => [
        [
          `closing in ${name}`,
          `closing ${name}`,
          `closes in ${name}`,
          `deadline ${name}`,
          `deadline in ${name}`,
          `${name} deadline`,
          `before ${name}`,
          `by ${name}`,
          `end of ${name}`,
          `ending in ${name}`,
          `due in ${name}`,
          `until ${name}`,
          ...(name === "may" ? [] : [`in ${name}`, name]),
        ].join(", "),
        meaning("time", `Closes in ${capital(name)}`, {
          tags: closesIn(twoDigits(place + 1)),
        }),
      ],
    ),
    [
      "2024, 2025, 2026, 2027, 2028, 2029, 2030, 2025/2026, 2026/2027, 2027/2028, 2025/26, 2026/27, 2027/28, this year, next year",
      meaning("small", null),
    ],
  ];
}
