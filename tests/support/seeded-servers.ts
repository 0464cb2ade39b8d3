import seedFolder from "./seeded-folder.ts";
import seedPostgres from "./seeded-postgres.ts";

/** Both beginnings that a server can have, made at once. */
export default async function setup() {
  const endings = await Promise.all([seedFolder(), seedPostgres()]);
  return async () => {
    for (const end of endings) await end();
  };
}
