import { sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, test } from "vitest";
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
import { searchForPage } from "./search-view.server.ts";

/** In its own transaction, as pages do. */
async function look(address: string) {
  const { db } = await testDatabase();
  return asViewer({ kind: "visitor", database: db }, (own) => searchForPage(own, browsing(address), today));
}

async function change(work: (db: Database) => Promise<unknown>) {
  const { asOwner, changes } = await testDatabase();
  await asOwner(work);
  await changes.settle();
}

beforeAll(async () => (await testDatabase()).changes.listen());

const namesOf = ({ found }: Awaited<ReturnType<typeof look>>) =>
  found.cards.map((card) => ("title" in card ? card.title : card.name));

afterEach(() =>
  change(async (own) => {
    const changed = [searchSynonyms, ...writtenByTriggers];
    for (const table of [scholarships, colleges, internships, ...changed]) await own.delete(table);
  }),
);

test("a search finds every change of the catalogue and of the synonyms", async () => {
  const ofFinches = "tab=scholarships&q=zebrafinch";
  await change((own) => addScholarships(own, { title: "Zebrafinch Award" }));
  expect(namesOf(await look(ofFinches))).toEqual(["Zebrafinch Award"]);
  await change((own) => own.update(scholarships).set({ title: "Zebrafinch Prize" }));
  await change((own) => addColleges(own, { name: "Zebrafinch College" }));
  const again = await look(ofFinches);
  expect(again.tabs.colleges).toBe(1);
  expect(namesOf(again)).toEqual(["Zebrafinch Prize"]);
  expect(namesOf(await look("tab=scholarships&q=bluebird"))).toEqual([]);
  await change((own) => own.insert(searchSynonyms).values({ says: "bluebird", means: "zebrafinch" }));
  expect(namesOf(await look("tab=scholarships&q=bluebird"))).toEqual(["Zebrafinch Prize"]);
});

test("a search says whether student loans are among its results", async () => {
  await change((own) =>
    addScholarships(
      own,
      { title: "Heron loan", country: "Kenya", isLoan: true },
      { title: "Heron award", country: "Ghana" },
    ),
  );
  expect((await look("q=heron")).hasLoans).toBe(true);
  expect((await look("q=heron&country=Ghana")).hasLoans).toBe(false);
});

test("a search reads no table that its cache doesn't depend on", async () => {
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
        searchForPage(visitor, browsing(address), today),
      );
    throw new Error("taken back");
  }).catch((problem: Error) => expect(problem.message).toBe("taken back"));
});
