// npm run seed:synthetic -- 100000: adds a large synthetic catalogue for trials.
import { migrate } from "#database/migrate/migrate.ts";
import { asOwner } from "#database/open-database.ts";
import { seedSynthetic } from "#database/seed/synthetic.ts";
import { readEnvironment, whereabouts } from "#server/environment.ts";
import { Refusal, runCommand } from "./run-command.ts";

await runCommand(async ([given = "10000"]) => {
  const listings = Number(given);
  if (!Number.isInteger(listings) || listings < 1 || listings > 5_000_000)
    throw new Refusal("Say how many listings to add, from 1 to 5000000: npm run seed:synthetic -- 100000");
  const environment = readEnvironment({ AUTH_SECRET: "x".repeat(32), ...process.env });
  const started = performance.now();
  const say = (what: string) =>
    console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s  ${what}`);
  const scholarships = Math.ceil(listings / 2);
  const colleges = Math.floor(listings / 5);
  const size = { scholarships, colleges, internships: listings - scholarships - colleges };
  await asOwner(whereabouts(environment), async (db) => {
    await migrate(db);
    await seedSynthetic(db, size, { say });
  });
  return `Added ${size.scholarships} scholarships, ${size.colleges} colleges and ${size.internships} internships`;
});
