import { sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, test } from "vitest";
import { inOneView, type Known } from "#app/catalogue/search/work-out-later.server.ts";
import { renderForCache } from "#app/shared/cached-render.server.ts";
import { catalogueTables } from "#database/changes/catalogue-version.ts";
import type { Database } from "#database/database.ts";
import { colleges, internships, scholarships, searchSynonyms } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import {
  addColleges,
  addInternships,
  addScholarships,
  browsing,
  today,
  writtenByTriggers,
} from "#tests/support/catalogue/listings.ts";
import { testDatabase } from "#tests/support/database/test-database.ts";
import { lookAround } from "./search-view.server.ts";

const nothingKnown: Known = {
  find: () => undefined,
  workOut: () => undefined,
  once: (_, work) => work(),
  isAll: () => true,
};

const renderOf = (isCacheable: boolean) => ({ isCacheable });

/** As a page asks. */
async function look(address: string, isCacheable = false) {
  const { db } = await testDatabase();
  return renderForCache(renderOf(isCacheable), () =>
    inOneView({ kind: "visitor", database: db }, (own, known) =>
      lookAround(own, known, browsing(address), today),
    ),
  );
}

async function change(work: (db: Database) => Promise<unknown>) {
  const { asOwner, changes } = await testDatabase();
  await asOwner(work);
  await changes.settle();
}

/** Changes titles without telling anybody. */
const changeSilently = (title: string) =>
  change(async (own) => {
    await own.execute(sql`alter table scholarships disable trigger user`);
    await own.update(scholarships).set({ title });
    await own.execute(sql`alter table scholarships enable trigger user`);
  });

beforeAll(async () => (await testDatabase()).changes.listen());

const namesOf = ({ found }: Awaited<ReturnType<typeof look>>) =>
  found.cards.map((card) => ("title" in card ? card.title : card.name));

afterEach(() =>
  change(async (own) => {
    const changed = [searchSynonyms, ...writtenByTriggers];
    for (const table of [scholarships, colleges, internships, ...changed]) await own.delete(table);
  }),
);

test("a search that was made before is not made again until the catalogue changes", async () => {
  const ofFinches = "tab=scholarships&q=zebrafinch";
  await change((own) => addScholarships(own, { title: "Zebrafinch Award" }));
  await look(ofFinches);
  await changeSilently("Zebrafinch Prize");
  expect(namesOf(await look(ofFinches))).toEqual(["Zebrafinch Award"]);
  await change((own) => addColleges(own, { name: "Zebrafinch College" }));
  const again = await look(ofFinches);
  expect(again.tabs.colleges).toEqual({ exact: 1 });
  expect(namesOf(again)).toEqual(["Zebrafinch Prize"]);
  expect(namesOf(await look("tab=scholarships&q=bluebird"))).toEqual([]);
  await change((own) => own.insert(searchSynonyms).values({ says: "bluebird", means: "zebrafinch" }));
  expect(namesOf(await look("tab=scholarships&q=bluebird"))).toEqual(["Zebrafinch Prize"]);
});

test("a search whose page is cached is not stored twice, and a search in vain is: its page is not cached", async () => {
  const { db } = await testDatabase();
  const asked: string[] = [];
  const lookCounting = (address: string) =>
    renderForCache(renderOf(true), () =>
      inOneView({ kind: "visitor", database: db }, (own, known) => {
        const counting = {
          ...known,
          once: <Result>(name: string, work: () => Promise<Result>) => {
            asked.push(name);
            return known.once(name, work);
          },
        };
        return lookAround(own, counting, browsing(address), today);
      }),
    );
  await change((own) => addScholarships(own, { title: "Greenfinch Award" }));
  for (const [address, isMemoized] of [
    ["tab=scholarships&q=greenfinch", false],
    ["tab=scholarships&q=xyzzyfinch", true],
  ] as const) {
    await lookCounting(address);
    const first = asked.splice(0).length;
    await lookCounting(address);
    expect([address, asked.splice(0).length]).toEqual([address, isMemoized ? 0 : first]);
  }
});

test("a search reads no table whose changes would go unnoticed", async () => {
  const { asOwner } = await testDatabase();
  await change(async (own) => {
    await addScholarships(own, { title: "Law award", country: "Kenya", fieldOfStudy: "Law" });
    await addColleges(own, { name: "Law college", country: "Kenya" });
    await addInternships(own, { title: "Law internship" });
  });
  const addresses = ["", "q=law", "q=lawe", "q=xyzzy", "country=Kenya&sort=amount", "tab=colleges&sort=fees"];
  await asOwner(async (own) => {
    await own.execute(sql`revoke select on all tables in schema public from fursa_visitor`);
    for (const table of catalogueTables)
      await own.execute(sql`grant select on ${sql.identifier(table)} to fursa_visitor`);
    for (const address of [...addresses, "tab=internships&q=law&closing=soon", "q=law&exact=1"])
      await asViewer({ kind: "visitor", database: own }, (visitor) =>
        lookAround(visitor, nothingKnown, browsing(address), today),
      );
    throw new Error("taken back");
  }).catch((problem: Error) => expect(problem.message).toBe("taken back"));
});
