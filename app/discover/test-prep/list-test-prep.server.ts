import { asc } from "drizzle-orm";
import type { ServedCountry } from "#app/discover/chosen-country/chosen-country.server.ts";
import type { Database } from "#database/database.ts";
import { testPrep } from "#database/schema/index.ts";
import { isExamOf } from "./national-exams.ts";

export interface TestPrepGroup {
  testType: string;
  /** An exam of the chosen country. */
  isOwn: boolean;
  resources: { id: string; title: string; description: string; resourceUrl: string }[];
}

/** As people sort: capitals and accents do not matter, and 2 comes before 10. */
const { compare } = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** Every resource, grouped by its test: the exams of a country first, then tests and titles in the order of the alphabet. */
export async function listTestPrep(
  db: Database,
  country: ServedCountry | null = null,
): Promise<TestPrepGroup[]> {
  const { id, testType, title, description, resourceUrl } = testPrep;
  const found = await db
    .select({ id, testType, title, description, resourceUrl })
    .from(testPrep)
    .orderBy(asc(testType), asc(title), asc(id));
  found.sort((one, other) => compare(one.testType, other.testType) || compare(one.title, other.title));
  const groups = Map.groupBy(found, (resource) => resource.testType);
  const all = [...groups].map(([type, resources]) => ({
    testType: type,
    isOwn: isExamOf(type, country),
    resources: resources.map(({ testType: _, ...resource }) => resource),
  }));
  return [...all.filter(({ isOwn }) => isOwn), ...all.filter(({ isOwn }) => !isOwn)];
}
