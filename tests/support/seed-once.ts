// Makes the database that servers under test begin with, into the folder named on the command line: `npm test` does it once, for the
// journeys and for the processes. First, so that nothing leaves this machine:
import "./stay-inside-or-end.ts";
import { keepSeeds } from "./seeded-postgres.ts";

await keepSeeds(process.argv[2] ?? "");
