import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { queryRows } from "#database/query-rows.ts";
import { kinds } from "#database/schema/lists.ts";
import { recordValues, today } from "#tests/support/as-editor.ts";
import { test } from "#tests/support/database/test-database.ts";
import { createRecords } from "../edit/create-records.server.ts";
import { findRecord } from "../edit/find-record.server.ts";
import { recordTypes } from "../fields/record-types.ts";
import { findNeighbours, listRecords } from "../list/list-records.server.ts";
import { parseRecordCursor } from "../list/record-cursor.ts";
import { parseRecordFilters } from "../list/record-filters.ts";
import { type GapMeasure, measures, measuresOf, meetsRule, ruleOf } from "./measures.ts";
import { publishedColumns, ruleCondition, unpublishedColumns } from "./rule-condition.server.ts";

/** Records with one fact each, in every form that a fact can have. */
const sayings: Record<Kind, Record<string, string>[]> = {
  scholarships: [
    {},
    { deadline: "2027-01-01" },
    { usual_closes: "August" },
    { is_rolling: "on" },
    { amount_value: "100", amount_currency: "KES", amount: "KES 100" },
    { covers: "tuition" },
    { citizens: "Kenya" },
    { citizens: "Kenya", finished: "secondary" },
    { documents: "CV" },
    { application_url: "https://a.example" },
    { application_url: "HTTPS://a.example/?page=1" },
    { application_url: "https://a.example/", call_url: "https://a.example/call" },
    { evidence: "all | knowledge | | 2026" },
    { evidence: "all | press | | 2024-11\nmoney | official | | | 2025-11-15" },
    { evidence: "all | press | | 2025-11-14" },
    { evidence: "all | press | | 2025" },
    { evidence: "all | aggregator" },
  ],
  colleges: [
    {},
    { intakes: "1, 9" },
    { fees: "home | 1 | 2 | GHS | year" },
    { admission: "direct" },
    { entry: "undergraduate | KCSE | C+" },
    { application_deadline: "2027-01-01", tuition_range: "GHS 1" },
    { website_url: "https://a.example/" },
    { website_url: "https://a.example/apply" },
  ],
  internships: [
    {},
    { is_paid: "no" },
    { is_paid: "yes" },
    { duration: "3 months" },
    { opens_on: "2027-01-01" },
    { citizens: "Any", finished: "secondary" },
    { documents: "CV" },
  ],
};

const ofAll: Record<string, string>[] = [
  { call_url: "https://a.example/call" },
  { evidence: "all | press | | 2026-11" },
  { evidence: "all | knowledge | | 2025" },
];

const made = (kind: Kind) =>
  [...sayings[kind], ...ofAll].map((texts, place) =>
    recordValues(kind, { [recordTypes[kind].titleColumn]: `Record ${place}`, ...texts }),
  );

describe.each(kinds)("the completeness of %s", (kind) => {
  test.for([true, false])(
    "is the same in TypeScript and in SQL (published: %s)",
    async (isPublished, { db }) => {
      await createRecords(db, kind, made(kind), { isPublished });
      const of = isPublished ? publishedColumns : unpublishedColumns;
      const from = isPublished ? sql`${sql.identifier(kind)} as record` : sql`unpublished_records`;
      const columns = measures.map(
        (name) => sql`${name}::text, ${ruleCondition(ruleOf(name, kind), kind, of, today)}`,
      );
      const rows = await queryRows<{ id: string; found: Record<GapMeasure, boolean> }>(
        db,
        sql`select id, jsonb_build_object(${sql.join(columns, sql`, `)}) as found from ${from}`,
      );
      expect(rows).toHaveLength(sayings[kind].length + ofAll.length);
      for (const { id, found } of rows) {
        const record = await findRecord(db, kind, id);
        const here = measures.map((name) => [
          name,
          meetsRule(ruleOf(name, kind), record?.values ?? {}, today),
        ]);
        expect(found, JSON.stringify(record?.values)).toEqual(Object.fromEntries(here));
      }
      for (const name of measuresOf(kind)) {
        if (kind === "internships" && !["cycle", "money", "card"].includes(name)) continue;
        if (kind === "colleges" && ["page", "fresh"].includes(name)) continue;
        expect(new Set(rows.map(({ found }) => found[name])).size, `${name} tells no two records apart`).toBe(
          2,
        );
      }
    },
  );
});

describe("a list of records", () => {
  const wanted = (query: string) => {
    const search = new URLSearchParams(query);
    return {
      ...parseRecordFilters(recordTypes.scholarships, search),
      place: parseRecordCursor(search.get("place")),
    };
  };
  const texts: Record<string, string>[] = [
    { title: "Zebra", country: "Kenya, Uganda", education_level: "undergraduate", deadline: "2027-01-01" },
    {
      title: "acacia",
      country: "Kenya",
      education_level: "graduate",
      deadline: "2027-03-01",
      evidence: "dates | official | | | 2026-10-01",
    },
    {
      title: "Baobab",
      country: "Ghana, Nigeria",
      education_level: "graduate, doctorate",
      evidence: "dates | press | | 2020",
    },
  ];
  const scholarships = texts.map((one) => recordValues("scholarships", one));
  const titles = async (db: Parameters<typeof listRecords>[0], query: string) =>
    (await listRecords(db, recordTypes.scholarships, wanted(query), today)).records.map(({ title }) => title);

  test.for([
    ["missing=cycle", ["Baobab"]],
    ["missing=fresh&sort=title", ["Baobab", "Zebra"]],
    ["country=Kenya&sort=title", ["acacia", "Zebra"]],
    ["level=graduate&sort=title", ["acacia", "Baobab"]],
    ["country=Kenya&level=graduate", ["acacia"]],
    ["country=Niger", []],
    ["sort=closing", ["Zebra", "acacia", "Baobab"]],
    ["sort=checked", ["Zebra", "Baobab", "acacia"]],
    ["sort=title", ["acacia", "Baobab", "Zebra"]],
    ["missing=no-such-thing&sort=no-such-way&level=x&country=Atlantis&q=baobab", ["Baobab"]],
  ] as const)("is narrowed and sorted by %s", async ([query, expected], { db }) => {
    await createRecords(db, "scholarships", scholarships.slice(0, 2), { isPublished: true });
    await createRecords(db, "scholarships", scholarships.slice(2), { isPublished: false });
    expect(await titles(db, query)).toEqual(expected);
    expect((await listRecords(db, recordTypes.scholarships, wanted(query), today)).total).toBe(
      expected.length,
    );
  });

  test.for(["newest", "title", "closing", "checked"])(
    "shows each record once, by %s",
    async (sort, { db }) => {
      const many = Array.from({ length: 120 }, (_, place) => ({
        ...recordValues("scholarships", {
          title: `Äward, "no." ${String(place % 7)}`,
          ...(place % 3 && { deadline: `2027-01-${String(1 + (place % 28)).padStart(2, "0")}` }),
          ...(place % 5 && { evidence: `dates | official | | | 2026-0${1 + (place % 9)}-01` }),
        }),
      }));
      await createRecords(db, "scholarships", many.slice(0, 80), { isPublished: true });
      await createRecords(db, "scholarships", many.slice(80), { isPublished: false });
      const read = (place: string | null) =>
        listRecords(
          db,
          recordTypes.scholarships,
          wanted(`sort=${sort}${place ? `&place=${place}` : ""}`),
          today,
        );
      const first = await read(null);
      const second = await read(first.older);
      const third = await read(second.older);
      const ids = [first, second, third].flatMap(({ records }) => records.map(({ id }) => id));
      expect(new Set(ids).size).toBe(120);
      expect((await read(third.newer)).records).toEqual(second.records);
      expect([first.newer, third.older, first.total]).toEqual([null, null, 120]);

      const beside = await findNeighbours(
        db,
        recordTypes.scholarships,
        wanted(`sort=${sort}`),
        ids[50] ?? "",
        today,
      );
      expect(beside).toEqual({ previous: ids[49], next: ids[51] });
    },
  );

  test("starts at the beginning if the cursor is of another order, or invalid", async ({ db }) => {
    await createRecords(db, "scholarships", scholarships, { isPublished: true });
    const id = crypto.randomUUID();
    for (const place of [`after.${btoa("acacia").replaceAll("=", "")}.${id}`, "after.AA.x", `after.!!.${id}`])
      expect(await titles(db, `place=${place}`)).toHaveLength(3);
  });

  test("finds what follows a record that is no longer in it", async ({ db }) => {
    const ids = await createRecords(db, "scholarships", scholarships, { isPublished: true });
    const beside = await findNeighbours(
      db,
      recordTypes.scholarships,
      wanted("missing=fresh&sort=title"),
      ids[1] ?? "",
      today,
    );
    expect(beside).toEqual({ previous: null, next: ids[2] });
    const gone = crypto.randomUUID();
    expect(await findNeighbours(db, recordTypes.scholarships, wanted(""), gone, today)).toEqual({
      previous: null,
      next: null,
    });
  });
});
