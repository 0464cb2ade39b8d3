import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../../../database/seed/catalogue");

/** Those that are listed: what ended for good is kept for editors alone. */
const read = <Entry>(kind: string): Entry[] =>
  readdirSync(join(folder, kind))
    .flatMap((file): (Entry & { published?: boolean })[] =>
      JSON.parse(readFileSync(join(folder, kind, file), "utf8")),
    )
    .filter(({ published }) => published !== false);

/** The starter catalogue's names and addresses, for the tests of slices that must not know the editors' room. */
export const scholarships = read<{
  title: string;
  application_url: string;
  field_of_study: string;
}>("scholarships").map(({ title, application_url: applicationUrl, field_of_study: fieldOfStudy }) => ({
  title,
  applicationUrl,
  fieldOfStudy,
}));
export const colleges = read<{ name: string; website_url: string }>("colleges").map(
  ({ name, website_url: websiteUrl }) => ({ name, websiteUrl }),
);
export const internships = read<{ title: string; application_url: string }>("internships").map(
  ({ title, application_url: applicationUrl }) => ({ title, applicationUrl }),
);

/** Of all records of a kind some facts, by the names that columns have in TypeScript. */
export const starterFacts = <Facts extends object>(kind: string, empty: Facts): Facts[] =>
  read<Record<string, unknown>>(kind).map(
    (record) =>
      Object.fromEntries(
        Object.entries(empty).map(([name, none]) => [name, record[snakeCase(name)] ?? none]),
      ) as Facts,
  );

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
