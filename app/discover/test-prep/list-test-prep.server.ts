import { asc } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { testPrep } from "#database/schema/index.ts";

export interface TestPrepGroup {
  testType: string;
  resources: { id: string; title: string; description: string; resourceUrl: string }[];
}

/** As people sort: capitals and accents do not matter, and 2 comes before 10. */
const { compare } = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** Every resource, grouped by its test, tests and titles in the order of the alphabet. */
export async function listTestPrep(db: Database): Promise<TestPrepGroup[]> {
  const { id, testType, title, description, resourceUrl } = testPrep;
  const found = await db
    .select({ id, testType, title, description, resourceUrl })
    .from(testPrep)
    .orderBy(asc(testType), asc(title), asc(id));
  found.sort((one, other) => compare(one.testType, other.testType) || compare(one.title, other.title));
  const groups = Map.groupBy(found, (resource) => resource.testType);
  return [...groups].map(([type, resources]) => ({
    testType: type,
    resources: resources.map(({ testType: _, ...resource }) => resource),
  }));
}
