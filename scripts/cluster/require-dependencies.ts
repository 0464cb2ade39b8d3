import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { Refusal } from "../run-command.ts";

/** Debian packages, with a program of each. */
const packages = {
  "postgresql-15": "/usr/lib/postgresql/15/bin/postgres",
  patroni: "/usr/bin/patroni",
  "etcd-server": "/usr/bin/etcd",
  haproxy: "/usr/sbin/haproxy",
  pgbouncer: "/usr/sbin/pgbouncer",
  iproute2: "/usr/sbin/ip",
};

/** Stops with a message if something is missing, or installs it if requested. */
export function requireDependencies(mayInstall: boolean): void {
  if (process.getuid?.() !== 0)
    throw new Refusal(
      "The cluster needs root: each of its machines is a network namespace with a separate disk",
    );
  const missing = Object.entries(packages).flatMap(([name, program]) => (existsSync(program) ? [] : [name]));
  if (missing.length === 0) return;
  const install = `apt-get install -y --no-install-recommends ${missing.join(" ")}`;
  if (!mayInstall)
    throw new Refusal(`The cluster needs Debian's ${missing.join(", ")}. Add --install, or run: ${install}`);
  console.log(`Installing ${missing.join(", ")}`);
  // Debian starts a PostgreSQL server when the package is installed.
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const { status } = spawnSync("sh", ["-c", `apt-get update && ${install}`], {
    stdio: "inherit",
    env: environment,
  });
  if (status !== 0) throw new Refusal(`Debian's packages could not be installed: ${install}`);
}
