import { type SQL, sql } from "drizzle-orm";
import type { Demand } from "./demands.ts";
import { bare, fold } from "./parser/fold.ts";
import type { Search } from "./search.server.ts";
import { textArray } from "./search-conditions.server.ts";

/** What it counts for a listing to be called by a word: first of all, by the whole of it, by its beginning, somewhere inside. */
const called = { first: 13, whole: 12, beginning: 9, inside: 5 };
/** To be called by everything that was typed, and by nothing else. */
const calledAll = { exactly: 14, whole: 12 };
/** To be called by another word for it. */
const calledOtherwise = 7;
/** To have a programme that is called so, or by another word for it. */
const calledProgramme = { typed: 11, otherwise: 10 };
/** To mention the word whole: "un" is no part of "university". */
const wholeWord = 2;
/** To say in its text, too, what its facts mean: of all that teach business those that name commerce. */
const saidToo = 2;
/** To say two things that were typed side by side. */
const saidTogether = 4;
/** To have no more of a word with a meaning than its letters inside another one. */
const insideOnly = 4;
/** A word with a meaning that is as short as this is meant whole: "GRE" is not the beginning of "great", nor "tech" of "technical". */
const shortWord = 4;
/** For a word that names no more than the tab. */
const calledKind = 2;
/** What fits equally well is ordered by its age, in milliseconds. */
const ageless = 10_000_000_000_000;
/** Whatever is missing, so many points are left. */
const pointsAtFirst = 1_000;
/** Every measure of fit is above this, and every moment in microseconds below. */
export const leastFit = 5_000_000_000_000_000n;

/**
 * How well a listing fits what was asked: what it is called says most, then what it is by its facts, then what it mentions. Each
 * demand counts by the best that meets it. Of two that fit alike the newer comes first.
 */
export function fitOf(search: Search): SQL {
  const { demands, collection } = search;
  const points = [
    whole(pointsAtFirst),
    ...demands.map((demand) =>
      demand.isNeeded || demand.isUnknown || demand.isLoose
        ? pointsFor(search, demand)
        : pointsForKind(demand),
    ),
    ...demands.flatMap(({ prefers }) =>
      Object.entries(prefers).map(([tag, weight]) => ifTagged(search, [tag], weight)),
    ),
    pointsForAll(search),
    pointsForNeighbours(search),
  ];
  return sql`((${sql.join(points, sql` + `)})::bigint * ${ageless}::bigint + (extract(epoch from ${collection.columns.createdAt}) * 1000)::bigint)`;
}

/** The texts that a fit is measured by, made once for each listing: stands behind the table in a query's "from". */
export function textsToFit({ collection: { columns, taughtIn } }: Search): SQL {
  return sql`cross join lateral (
    select ' ' || ${columns.nameText} || ' ' as named, ' ' || ${columns.searchText} || ' ' as said, ${taughtIn ? sql`${taughtIn}::text` : sql`''`} as taught offset 0
  ) as texts`;
}

/** The columns that a fit is measured by, besides the age. */
export function toFit({ collection: { columns, taughtIn } }: Search): SQL {
  const { nameText, searchText, tags, plainTitle } = columns;
  const all = [nameText, searchText, tags, plainTitle, ...(taughtIn ? [taughtIn] : [])];
  return sql.join(
    all.map((column) => sql`${column}`),
    sql`, `,
  );
}

const [named, said, taught] = [sql`texts.named`, sql`texts.said`, sql`texts.taught`];

/** What a listing must be called to be called by the words: by what is needed of them, or by all where nothing is. */
export function nameWords({ demands, asked }: Search): string[] {
  const needed = demands.filter(({ isNeeded }) => isNeeded).flatMap(({ words }) => plainWords(words));
  return needed.length > 0 ? needed : plainWords(asked.split(" "));
}

/** What a listing must be called to be called by everything that was typed, and by nothing else. */
export const nameAsked = ({ asked }: Search): string => plainWords(asked.split(" ")).join(" ");

function pointsFor(search: Search, demand: Demand): SQL {
  const isTaught = search.collection.taughtIn !== null;
  const typed = plainWords(demand.words).join(" ");
  const weights = [...new Set(Object.values(demand.tags))];
  const isMeant = weights.length + demand.phrases.length > 0;
  const isWholeAlone = isMeant && typed.length <= shortWord;
  const others = isWholeAlone ? demand.phrases : demand.phrases.filter((phrase) => phrase !== typed);
  const choices: Choice[] = [
    ...(typed
      ? [
          [sql`starts_with(${named}, ${` ${typed} `})`, called.first] as Choice,
          [holds(named, ` ${typed} `), called.whole] as Choice,
          ...(isWholeAlone
            ? []
            : ([
                [holds(named, ` ${typed}`), called.beginning],
                [holds(named, typed), called.inside],
                [holds(said, ` ${typed}`), demand.mention],
              ] as Choice[])),
          [holds(said, ` ${typed} `), demand.mention + wholeWord] as Choice,
          ...(isTaught && /^[a-z0-9 ]+$/.test(typed)
            ? [[isTaughtBy(taught, [typed]), calledProgramme.typed] as Choice]
            : []),
        ]
      : []),
    ...others.flatMap((phrase): Choice[] => [
      [holds(named, ` ${phrase}`), calledOtherwise],
      [holds(said, ` ${phrase}`), demand.mention],
    ]),
    ...(isTaught && demand.isSubject
      ? [[isTaughtBy(taught, demand.phrases), calledProgramme.otherwise] as Choice]
      : []),
    ...weights.map((weight): Choice => {
      const tags = Object.keys(demand.tags).filter((tag) => demand.tags[tag] === weight);
      return [isTagged(search, tags), weight];
    }),
  ];
  const best = bestOf(choices, isMeant ? -insideOnly : 1);
  return typed && weights.length > 0 ? sql`${best} + ${ifHeld(said, ` ${typed}`, saidToo)}` : best;
}

/** Something that a listing may be, and the points for it. */
type Choice = [is: SQL, points: number];

/** The most that any gives. They are asked in turn, so that nothing is read for what could only give less. */
function bestOf(choices: Choice[], least: number): SQL {
  const telling = choices.filter(([, points]) => points > least).sort(([, one], [, other]) => other - one);
  if (telling.length === 0) return whole(least);
  const cases = telling.map(([is, points]) => sql`when ${is} then ${whole(points)}`);
  return sql`case ${sql.join(cases, sql` `)} else ${whole(least)} end`;
}

function pointsForKind({ words }: Demand): SQL {
  const typed = plainWords(words).join(" ");
  return typed ? ifHeld(named, typed, calledKind) : sql`0`;
}

/** "University of Nairobi" is that university before it is any university there. */
function pointsForAll(search: Search): SQL {
  const { plainTitle } = search.collection.columns;
  const all = nameAsked(search);
  if (!all) return sql`0`;
  return sql`(case when ${plainTitle} = ${all} then ${whole(calledAll.exactly)} else 0 end
    + ${all.includes(" ") ? ifHeld(named, ` ${all} `, calledAll.whole) : sql`0`})`;
}

/** "Food science" is what a listing says together, before it is food and a science. */
function pointsForNeighbours({ demands }: Search): SQL {
  const needed = demands.filter(({ isNeeded }) => isNeeded).map(({ words }) => plainWords(words).join(" "));
  const pairs = needed.slice(1).map((word, place) => `${needed[place]} ${word}`);
  const points = pairs.map((pair) => ifHeld(said, ` ${pair}`, saidTogether));
  return points.length > 0 ? sql`(${sql.join(points, sql` + `)})` : sql`0`;
}

/** A number of ours, written out: a parameter costs more than it. */
const whole = (points: number) => sql.raw(String(points));

const holds = (text: SQL, part: string) => sql`strpos(${text}, ${part}) > 0`;

const ifHeld = (text: SQL, part: string, points: number) =>
  sql`case when ${holds(text, part)} then ${whole(points)} else 0 end`;

/** By the names of what is taught alone: what a course asks of whoever begins it stands beside them. */
const isTaughtBy = (taught: SQL, words: string[]) =>
  sql`${taught} ~* ${`"name": "(?:[^"]*[^a-z])?(?:${words.map(asPattern).join("|")})`}`;

const asPattern = (word: string) =>
  word.replace(/[^a-z0-9 ]/g, ".") + (word.length > shortWord ? "" : "(?![a-z])");

const isTagged = ({ collection }: Search, tags: string[]) =>
  sql`${collection.columns.tags} && ${textArray(tags)}`;

const ifTagged = (search: Search, tags: string[], points: number) =>
  sql`case when ${isTagged(search, tags)} then ${whole(points)} else 0 end`;

/** As names are kept: without signs. */
export const plainWords = (words: string[]): string[] =>
  words.flatMap((word) =>
    bare(fold(word))
      .split(/[!-/:-@[-`{-~\s]+/)
      .filter(Boolean),
  );
