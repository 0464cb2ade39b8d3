import { asc } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { testPrep } from "#database/schema/index.ts";

export interface TestPrepGroup {
  testType: string;
  resources: { id: string; title: string; description: string; resourceUrl: string }[];
}

/** Every resource, grouped by its test, the tests in the order of the alphabet. */
export async function listTestPrep(db: Database): Promise<TestPrepGroup[]> {
  const { id, testType, title, description, resourceUrl } = testPrep;
  const found = await db
    .select({ id, testType, title, description, resourceUrl })
    .from(testPrep)
    .orderBy(asc(testType), asc(title), asc(id));
  const groups = Map.groupBy(found, (resource) => resource.testType);
  return [...groups].map(([type, resources]) => ({
    testType: type,
    resources: resources.map(({ testType: _, ...resource }) => resource),
  }));
}
