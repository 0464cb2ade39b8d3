import { type SQL, sql } from "drizzle-orm";
import { describe, expect, test as plainTest } from "vitest";
import type { Database } from "#database/database.ts";
import { seedSynthetic } from "#database/seed/synthetic.ts";
import { asViewer } from "#database/viewer.ts";
import { browsing, today } from "#tests/support/catalogue/listings.ts";
import { mightyDatabase } from "#tests/support/database/test-database.ts";
import { aVisitor } from "#tests/support/people/people.ts";
import { countFound } from "./count-found.server.ts";
import { prepareSearch, wantedBy } from "./search.server.ts";
import { searchScholarships } from "./search-opportunities.server.ts";

/** So many that the planner no longer thinks of reading them all. */
const listings = 8_000;
/** Each with the index without which much more would be read to find it. */
const searches = [
  ["no search at all", "", "scholarships_open_newest"],
  ["a common word", "q=scholarship", "scholarships_open_newest"],
  ["a rare word", "q=seismology", "scholarships_open_words"],
  ["a common and a rare word", "q=scholarship seismology", "scholarships_open_words"],
  ["two common words", "q=scholarship engineering", "scholarships_open_names"],
  ["a part of a word", "q=ismolo", "scholarships_open_words"],
  ["two letters", "q=zy", "search_words_letters"],
  ["one letter", "q=q", "search_words_letters"],
  ["a word that is nowhere", "q=qwertyuiop", "search_words_part"],
  ["an emoji", "q=🎓", "search_words_letters"],
  ["filters", "field=Law&country=Japan&level=doctorate", "scholarships_open_words"],
  ["filters and a rare word", "field=Law&country=Japan&q=seismology", "scholarships_open_words"],
  ["closing soon", "closing=soon&sort=closing", "scholarships_open_closing"],
  ["a rare word, by closing day", "q=seismology&sort=closing", "scholarships_open_words"],
] as const;

describe("a large catalogue", () => {
  plainTest("is searched and counted without reading all of it", { timeout: 300_000 }, async () => {
    await inLargeCatalogue(async (db) => {
      for (const [name, address, index] of searches) {
        const { spy, plans } = explaining(db);
        const filters = browsing(address);
        const page = await searchScholarships(spy, filters, today);
        if (page.next) await searchScholarships(spy, { ...filters, page: page.next }, today);
        await countFound(spy, await prepareSearch(spy, wantedBy(filters), today));
        expect(plans.length, name).toBeGreaterThan(1);
        for (const plan of plans) expect(plan, name).not.toMatch(/Seq Scan on (scholarships|search_words)/);
        expect(plans.join(), name).toMatch(new RegExp(`Scan (Backward )?(on|using) ${index}\\b`));
      }
      await expectNewestOfMiddleWord(db);
      await expectFewNamesCounted(db);
    });
  });
});

/** One listing in four uses it, but for the newest. */
const middleWord = "zanzibarine";

/** What the word index gives among the newest is what reading one after the other gives. */
async function expectNewestOfMiddleWord(db: Database): Promise<void> {
  const { spy, plans } = explaining(db);
  const { cards } = await searchScholarships(spy, browsing(`q=${middleWord}&sort=newest`), today);
  const slowly = (await db.execute(sql`
    select id from scholarships where listed_until >= ${today} and strpos(search_text, ${middleWord}) > 0
    order by created_at desc, id desc limit ${cards.length}`)) as unknown as { rows: { id: string }[] };
  expect(cards.map(({ id }) => id)).toEqual(slowly.rows.map(({ id }) => id));
  expect(plans.join(), "only among the last days").toMatch(/Index Cond: .* && '\{\d+(,\d+)*\}'::integer\[\]/);
}

/** However many words are typed. */
async function expectFewNamesCounted(db: Database): Promise<void> {
  const { spy, plans } = explaining(db);
  const letters = [..."abcdefghijklmnopqrstuvwxyz0123456789"].join("+");
  await searchScholarships(spy, browsing(`q=scholarship+${letters}`), today);
  const counted = plans.map((plan) => plan.match(/on scholarships_open_names/g)?.length ?? 0);
  expect(Math.max(...counted)).toBeGreaterThan(0);
  expect(Math.max(...counted)).toBeLessThan(10);
}

/** A made-up catalogue that is gone afterwards. */
async function inLargeCatalogue(work: (db: Database) => Promise<void>): Promise<void> {
  const db = await mightyDatabase();
  const undo = new Error("undo");
  await db
    .transaction(async (transaction) => {
      await transaction.execute(
        sql`select set_config('role', 'fursa_owner', true), set_config('statement_timeout', '0', true)`,
      );
      await seedSynthetic(
        transaction,
        { scholarships: listings, colleges: 0, internships: 0 },
        { today: new Date(today) },
      );
      await transaction.execute(sql`
        update scholarships set description = ${middleWord} where id in (
          select id from (
            select id, row_number() over (order by created_at desc, id desc) as place from scholarships where not has_closed
          ) as listed where place > 500 and place % 4 = 0 order by place limit 420
        )`);
      await transaction.execute(sql`analyze scholarships, search_words`);
      await asViewer(aVisitor(transaction), work);
      throw undo;
    })
    .catch((end: unknown) => {
      if (end !== undo) throw end;
    });
}

/** The same database, which also asks for the plan of everything it is asked. */
function explaining(db: Database): { spy: Database; plans: string[] } {
  const plans: string[] = [];
  const execute = async (question: SQL) => {
    const plan = (await db.execute(sql`explain ${question}`)) as unknown as {
      rows: Record<string, string>[];
    };
    plans.push(plan.rows.map((row) => row["QUERY PLAN"]).join("\n"));
    return db.execute(question);
  };
  const spy = new Proxy(db, {
    get: (target, name) => (name === "execute" ? execute : Reflect.get(target, name)),
  });
  return { spy, plans };
}
