import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../../../database/seed/catalogue");

/** The listed records: editors alone see those that ended for good. */
const read = <Entry>(kind: string): Entry[] =>
  readdirSync(join(folder, kind))
    .flatMap((file): (Entry & { published?: boolean })[] =>
      JSON.parse(readFileSync(join(folder, kind, file), "utf8")),
    )
    .filter(({ published }) => published !== false);

/** The starter catalogue's names and addresses, for tests of slices that must not import the editors' slice. */
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

/** Some facts of all records of a kind, by their TypeScript column names. */
export const starterFacts = <Facts extends object>(kind: string, empty: Facts): Facts[] =>
  read<Record<string, unknown>>(kind).map(
    (record) =>
      Object.fromEntries(
        Object.entries(empty).map(([name, none]) => [name, record[snakeCase(name)] ?? none]),
      ) as Facts,
  );

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
