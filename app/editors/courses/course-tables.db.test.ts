import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { loadCourses } from "#app/catalogue/courses/tables/load-courses.server.ts";
import { programmeSources, programmes } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { anAdmin, somebody } from "#tests/support/people/people.ts";
import {
  importCourseTable,
  listCourseTables,
  previewCourseTable,
  restoreReleasedTable,
  stageCourseTable,
} from "./course-tables.server.ts";

const sourceId = "kuccps-degrees";
const content = `programme_code,institution,programme,cutoff_2026
1263134,University of Nairobi,Bachelor of Laws (LLB),40.1
9999999,Kitui College,Bachelor of Weaving,30.5`;

test("an editor's table is previewed, published under the same URLs, and rolled back", async ({ db }) => {
  await loadCourses(db);
  const admin = anAdmin(db, await somebody(db));
  await asViewer(admin, async (own) => {
    const lawOf = async () => (await own.select().from(programmes).where(eq(programmes.code, "1263134")))[0];
    const before = await lawOf();
    expect(await stageCourseTable(own, { sourceId, fileName: "2026.csv", content })).toEqual({
      ok: true,
      problems: [],
      leftOut: 0,
    });
    const preview = await previewCourseTable(own, sourceId);
    expect(preview).toMatchObject({ year: 2026, difference: { count: 2, cutoffs: { compared: 1 } } });
    expect(await lawOf()).toEqual(before);

    const about = { title: "Degrees of 2026", url: "https://students.kuccps.net/", year: 2026, note: "" };
    expect(await importCourseTable(own, sourceId, about)).toBe(2);
    const after = await lawOf();
    expect(after).toMatchObject({ id: before?.id, requirement: before?.requirement, region: before?.region });
    expect(after?.cutoffs).toHaveLength((before?.cutoffs.length ?? 0) + 1);
    const [source] = await own.select().from(programmeSources).where(eq(programmeSources.id, sourceId));
    expect(source).toMatchObject({ title: "Degrees of 2026", year: 2026, digest: null });
    expect(await previewCourseTable(own, sourceId)).toBeNull();
    expect(await loadCourses(own)).toBe(0);

    expect(await restoreReleasedTable(own, sourceId)).toBe(2122);
    expect((await lawOf())?.cutoffs).toEqual(before?.cutoffs);
    expect((await listCourseTables(own)).find(({ id }) => id === sourceId)).toMatchObject({
      programmes: 2122,
      isImported: false,
    });
  });
});

test("a table that can't be read changes nothing", async ({ db }) => {
  await loadCourses(db);
  const stage = (id: string, text: string) =>
    stageCourseTable(db, { sourceId: id, fileName: "", content: text });
  expect(await stage("nonsense", content)).toMatchObject({ ok: false });
  expect(await stage(sourceId, "a,b\n1,2")).toMatchObject({ ok: false });
  expect(await previewCourseTable(db, sourceId)).toBeNull();
});
