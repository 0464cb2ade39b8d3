import { asc } from "drizzle-orm";
import type { ServedCountry } from "#app/discover/chosen-country/chosen-country.server.ts";
import { lookUp } from "#app/shared/forms/lookup.ts";
import type { Database } from "#database/database.ts";
import { testPrep } from "#database/schema/index.ts";

export interface TestPrepGroup {
  testType: string;
  /** A national exam of the chosen country. */
  isOwn: boolean;
  resources: { id: string; title: string; description: string; resourceUrl: string }[];
}

/** Ignores case and accents; 2 comes before 10. */
const { compare } = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** Resources grouped by test, national exams of the country first. */
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

/** School-leaving and university entrance exams. */
const examCountries: Readonly<Record<string, readonly ServedCountry[]>> = {
  KCSE: ["Kenya"],
  WASSCE: ["Nigeria", "Ghana"],
  UTME: ["Nigeria"],
  EUEE: ["Ethiopia"],
  UACE: ["Uganda"],
};

const isExamOf = (testType: string, country: ServedCountry | null) =>
  country !== null && (lookUp(examCountries, testType)?.includes(country) ?? false);
