import { afterEach, expect, test } from "vitest";
import { inOneView } from "#app/discover/search/work-out-later.server.ts";
import { whileMaking } from "#database/making.ts";
import { colleges, internships, scholarships, searchSynonyms } from "#database/schema/index.ts";
import { openTablesRead } from "#database/tables-read.ts";
import {
  addColleges,
  addInternships,
  addScholarships,
  browsing,
  today,
  writtenByTriggers,
} from "#tests/support/catalogue.ts";
import { testDatabase } from "#tests/support/database.ts";
import { lookAround } from "./look-around.server.ts";

/** As a page asks, and which statements that takes. */
async function look(address: string, isKept = false) {
  const { db } = await testDatabase();
  const making = { statements: new Set<string>(), version: "", isForAll: isKept };
  const view = await whileMaking(making, () =>
    inOneView({ kind: "visitor", database: db }, (own, known) =>
      lookAround(own, known, browsing(address), today),
    ),
  );
  return { ...view, statements: [...making.statements] };
}

const namesOf = ({ found }: Awaited<ReturnType<typeof look>>) =>
  found.cards.map((card) => ("title" in card ? card.title : card.name));

afterEach(async () =>
  (await testDatabase()).asOwner(async (own) => {
    const changed = [searchSynonyms, ...writtenByTriggers];
    for (const table of [scholarships, colleges, internships, ...changed]) await own.delete(table);
  }),
);

test("a search that was made before is not made again until the catalogue changes", async () => {
  const { asOwner } = await testDatabase();
  const ofFinches = "tab=scholarships&q=zebrafinch";
  await asOwner((own) => addScholarships(own, { title: "Zebrafinch Award" }));
  const first = await look(ofFinches);
  const again = await look(ofFinches);
  expect(again.statements.length).toBeLessThan(first.statements.length);
  expect(again.statements.filter((statement) => statement.includes("search_text"))).toEqual([]);
  expect(namesOf(again)).toEqual(["Zebrafinch Award"]);
  await asOwner((own) => addColleges(own, { name: "Zebrafinch College" }));
  expect((await look(ofFinches)).tabs.colleges).toEqual({ exact: 1 });
  expect(namesOf(await look("tab=scholarships&q=bluebird"))).toEqual([]);
  await asOwner((own) => own.insert(searchSynonyms).values({ says: "bluebird", means: "zebrafinch" }));
  expect(namesOf(await look("tab=scholarships&q=bluebird"))).toEqual(["Zebrafinch Award"]);
});

test("a search is not remembered beside the page that is kept of it", async () => {
  const { asOwner } = await testDatabase();
  const ofFinches = "tab=scholarships&q=greenfinch";
  await asOwner((own) => addScholarships(own, { title: "Greenfinch Award" }));
  await look(ofFinches, true);
  const asMember = await look(ofFinches);
  expect(asMember.statements.filter((statement) => statement.includes("search_text"))).not.toEqual([]);
  expect(namesOf(asMember)).toEqual(["Greenfinch Award"]);
});

test("a search in vain is remembered: no page is kept of it, since each time is counted", async () => {
  const inVain = "tab=scholarships&q=xyzzyfinch";
  const first = await look(inVain, true);
  const again = await look(inVain, true);
  expect([first.isMissed, again.isMissed]).toEqual([true, true]);
  expect(again.statements.length).toBeLessThan(first.statements.length / 2);
});

test("nothing is remembered of a table whose changes nobody would notice", async () => {
  const { asOwner } = await testDatabase();
  await asOwner(async (own) => {
    await addScholarships(own, { title: "Law award", country: "Kenya", fieldOfStudy: "Law" });
    await addColleges(own, { name: "Law college", country: "Kenya" });
    await addInternships(own, { title: "Law internship" });
  });
  const { reachOf } = openTablesRead();
  const noticed = reachOf("select catalogue_version()").tables;
  const addresses = ["", "q=law", "q=lawe", "q=xyzzy", "country=Kenya&sort=amount", "tab=colleges&sort=fees"];
  for (const address of [...addresses, "tab=internships&q=law&closing=soon", "q=law&exact=1"]) {
    const { statements } = await look(address);
    const read = statements.flatMap((statement) => [...reachOf(statement).tables]);
    expect(read.filter((table) => !noticed.has(table))).toEqual([]);
    expect(statements.filter((statement) => reachOf(statement).mayWrite)).toEqual([]);
  }
});
