import { type SQL, sql } from "drizzle-orm";
import { stillOpen } from "#app/catalogue/dates/still-open.server.ts";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { collections, hasNotClosed } from "#app/catalogue/search/collections.server.ts";
import { textArray } from "#app/catalogue/search/search-conditions.server.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { colleges, internships, scholarships, searchWords } from "#database/schema/index.ts";
import { settleAll } from "#database/settle-all.ts";

/** A listing whose name was begun. */
export interface NamedListing {
  kind: Kind;
  id: string;
  title: string;
  /** 0 for one that is called just so, then upwards. */
  distance: number;
}

/** So many whole words may begin with what was typed. The rarest say most, and are looked up while these are not too many listings. */
const mostWords = 2_000;
const mostListings = 20_000;
/** Of those so many are looked at, and as many of the newest, for the words that stand in most of them. */
const mostLookedAt = 500;
const mostNames = 8;

const titles = { scholarships: scholarships.title, colleges: colleges.name, internships: internships.title };

/** Listings in whose names, or other names, words begin with each of these. */
export async function findNames(
  db: Database,
  words: string[],
  kinds: readonly Kind[],
  today: string,
): Promise<NamedListing[]> {
  const [longest = ""] = words.toSorted((one, other) => other.length - one.length);
  const wholeWords = await findWholeWords(db, longest, kinds);
  const lists = await settleAll(
    kinds.map((kind) => queryRows<NamedListing>(db, namesOf(kind, words, wholeWords.get(kind) ?? [], today))),
  );
  return lists
    .flat()
    .sort((one, other) => one.distance - other.distance || one.title.length - other.title.length)
    .slice(0, mostNames);
}

/** Says on the way that somebody waits: see `prepareSearch`. */
async function findWholeWords(
  db: Database,
  beginning: string,
  kinds: readonly Kind[],
): Promise<Map<string, string[]>> {
  const found = await queryRows<{ kind: string; words: string[] }>(
    db,
    sql`
      select kind, array_agg(word) as words, set_config('enable_seqscan', 'off', true) from (
        select kind, word, sum(docs) over rarest as listings, row_number() over rarest as place from ${searchWords}
        where kind = any(${textArray([...kinds])}) and word like ${`${inPattern(beginning)}%`}
        window rarest as (partition by kind order by docs, word rows unbounded preceding)
      ) as begun where place <= ${mostWords} and listings <= ${mostListings} group by kind`,
  );
  return new Map(found.map(({ kind, words }) => [kind, words]));
}

function namesOf(kind: Kind, words: string[], wholeWords: string[], today: string): SQL {
  const collection = collections[kind];
  const { table, columns } = collection;
  const { id, nameText, createdAt } = columns;
  const title = titles[kind];
  const isListed = collection.closing
    ? sql`${hasNotClosed(collection)} and ${stillOpen(collection.closing.listedUntil, today)}`
    : sql`true`;
  const isCalled = sql.join(
    words.map((word) => sql`strpos(' ' || ${nameText}, ${` ${word}`}) > 0`),
    sql` and `,
  );
  const typed = words.join(" ");
  return sql`
    select ${kind}::text as kind, id, title, case
      when name = ${typed} or starts_with(name || ' ', ${`${typed} `}) then 0
      when strpos(' ' || name || ' ', ${` ${typed} `}) > 0 then 1
      when starts_with(name, ${typed}) then 2
      when strpos(' ' || name, ${` ${typed}`}) > 0 then 3
      else 4 end as distance
    from (
      (select ${id} as id, ${title} as title, ${nameText} as name, ${createdAt} as made from ${table}
        where ${isListed} and words_of(${nameText}) && ${textArray(wholeWords)} and ${isCalled} limit ${mostLookedAt})
      union
      (select ${id}, ${title}, ${nameText}, ${createdAt} from (
        select * from ${table} where ${isListed} order by ${createdAt} desc, ${id} desc limit ${mostLookedAt}
      ) as ${table} where ${isCalled})
    ) as called
    order by distance, length(title), made desc limit ${mostNames}`;
}

/** Letters for "like" that mean nothing but themselves. */
const inPattern = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** Named programmes of colleges that mention the words, those that most of these have first. */
export function findProgrammes(db: Database, words: string[], most: number): Promise<{ name: string }[]> {
  const [longest = ""] = words.toSorted((one, other) => other.length - one.length);
  const isNamed = sql.join(
    words.map((word) => sql`strpos(' ' || plain_title(name), ${` ${word}`}) > 0`),
    sql` and `,
  );
  return queryRows(
    db,
    sql`
      select name from (
        select programmes from ${colleges} where words_of(${colleges.searchText}) && array(
          select word from ${searchWords} where kind = 'colleges' and word like ${`${inPattern(longest)}%`} order by docs desc limit 50
        ) limit ${mostLookedAt}
      ) as college, jsonb_to_recordset(programmes) as programme (name text)
      where ${isNamed} group by name order by count(*) desc, length(name), name limit ${most}`,
  );
}

/** The words of the catalogue that may have been meant: they begin alike, or look alike. */
export async function findLikeWords(db: Database, word: string, kinds: readonly Kind[]): Promise<string[]> {
  const found = await queryRows<{ word: string }>(
    db,
    sql`select word from ${searchWords}
      where kind = any(${textArray([...kinds])}) and (word like ${`${inPattern(word.slice(0, 2))}%`} or word % ${word})
      group by word order by sum(docs) desc, word limit ${mostWords}`,
  );
  return found.map((one) => one.word);
}
