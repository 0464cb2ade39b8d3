import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { part, pullPlug, putPlug, rejoin, signalAll, trySignal } from "../network.ts";
import { type Cluster, untilReady } from "../open-cluster.ts";
import type { Machine } from "../plan.ts";
import { openSlowLine } from "../slow-connection.ts";

/**
 * The failures. Each resolves when it is over, with the machines repaired as far as an operator has to in real life.
 */
export interface TrialFailure {
  name: string;
  happen(cluster: Cluster, untilWritten: () => Promise<void>): Promise<void>;
}

const isDatabase = (program: string) => program !== "etcd";

export const killPrimary: TrialFailure = {
  name: "kill -9 of the primary",
  async happen(cluster, untilWritten) {
    const { machine, patroni } = await primaryOf(cluster);
    // It stays down until another one leads, like a machine that has to boot first.
    patroni.hold();
    signalAll(machine, "SIGKILL", isDatabase);
    await untilAnotherLeads(cluster, machine, untilWritten);
    patroni.letGo();
  },
};

const killReplica: TrialFailure = {
  name: "kill -9 of the replica in step",
  async happen({ patroni, databases }, untilWritten) {
    const name = (await patroni.members()).find(({ role }) => role === "sync_standby")?.name ?? "";
    const database = databases.get(name);
    if (!database) throw new Error("there is no synchronous replica");
    signalAll(database.machine, "SIGKILL", isDatabase);
    await untilWritten();
  },
};

const killEtcd: TrialFailure = {
  name: "kill -9 of etcd beside the primary",
  async happen(cluster, untilWritten) {
    const { machine } = await primaryOf(cluster);
    signalAll(machine, "SIGKILL", (program) => program === "etcd");
    await untilWritten();
  },
};

const killServer: TrialFailure = {
  name: "kill -9 of a server",
  async happen({ servers: [server] }, untilWritten) {
    if (!server) throw new Error("there is no server");
    trySignal(server.supervised.pid(), "SIGKILL");
    await untilWritten();
    await wait(1500);
    await untilReady(server.machine);
  },
};

const switchOver: TrialFailure = {
  name: "switch-over",
  async happen(cluster, untilWritten) {
    const { machine } = await primaryOf(cluster);
    await cluster.patroni.switchOver(machine.name);
    await untilAnotherLeads(cluster, machine, untilWritten);
  },
};

const freeze: TrialFailure = {
  name: "frozen primary",
  async happen(cluster, untilWritten) {
    const { machine } = await primaryOf(cluster);
    signalAll(machine, "SIGSTOP");
    await untilAnotherLeads(cluster, machine, untilWritten);
    await wait(5000);
    signalAll(machine, "SIGCONT");
  },
};

const fillDisk: TrialFailure = {
  name: "full disk of the primary",
  async happen(cluster, untilWritten) {
    const { machine } = await primaryOf(cluster);
    const disk = join(machine.folder, "disk");
    const filler = join(disk, "filler");
    // Fills the disk until there is no space left.
    spawnSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=64k"], { stdio: "ignore" });
    await untilAnotherLeads(cluster, machine, untilWritten);
    await wait(5000);
    rmSync(filler);
  },
};

const partition: TrialFailure = {
  name: "primary cut off from the other machines",
  async happen(cluster, untilWritten) {
    const { machine } = await primaryOf(cluster);
    const others = cluster.plan.databases.filter(({ name }) => name !== machine.name);
    part(machine, others);
    await untilAnotherLeads(cluster, machine, untilWritten);
    await wait(5000);
    rejoin(machine, others);
  },
};

const unplug: TrialFailure = {
  name: "primary cut off from everybody",
  async happen(cluster, untilWritten) {
    const { machine } = await primaryOf(cluster);
    pullPlug(machine);
    await untilAnotherLeads(cluster, machine, untilWritten);
    await wait(5000);
    putPlug(machine);
  },
};

const slowDown: TrialFailure = {
  name: "100 ms more for every answer of the database",
  async happen({ plan, askBy }, untilWritten) {
    const { address: host, ports } = plan;
    const lines = [
      await openSlowLine({ host, port: ports.slowWrite, to: ports.write, delay: 100 }),
      await openSlowLine({ host, port: ports.slowRead, to: ports.read, delay: 100 }),
    ];
    askBy({ write: ports.slowWrite, read: ports.slowRead });
    await wait(20_000);
    askBy({ write: ports.write, read: ports.read });
    await untilWritten();
    await wait(5000);
    await Promise.all(lines.map((line) => line.close()));
  },
};

const restartAll: TrialFailure = {
  name: "rolling restart of all servers",
  async happen(cluster) {
    for (const { supervised, machine } of cluster.servers) {
      await supervised.stop("SIGTERM", 60_000);
      supervised.letGo();
      await untilReady(machine);
    }
  },
};

/** A copy of this release unless another release's folder is given, built and with its packages. */
const upgradeTo = (release: string | undefined): TrialFailure => ({
  name: "rolling upgrade of all servers",
  async happen({ servers, plan }) {
    const workingFolder = release ? resolve(release) : copyRelease(join(plan.folder, "release"));
    for (const { supervised, program, machine } of servers) {
      await supervised.stop("SIGTERM", 60_000);
      supervised.replace({ ...program, workingFolder });
      supervised.letGo();
      await untilReady(machine);
    }
  },
});

export const allTroubles = (times: number, release: string | undefined): TrialFailure[] => [
  killServer,
  killReplica,
  killEtcd,
  switchOver,
  freeze,
  fillDisk,
  partition,
  unplug,
  slowDown,
  restartAll,
  upgradeTo(release),
  ...Array.from({ length: times }, () => killPrimary),
];

async function primaryOf({ patroni, databases }: Cluster) {
  const database = databases.get((await patroni.leader()) ?? "");
  if (!database) throw new Error("no machine is the leader");
  return database;
}

async function untilAnotherLeads({ patroni }: Cluster, machine: Machine, untilWritten: () => Promise<void>) {
  const isAnother = ({ role, name }: { role: string; name: string }) =>
    role === "leader" && name !== machine.name;
  await patroni.until("another one leads", (members) => members.some(isAnother));
  await untilWritten();
}

function copyRelease(folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const name of ["app", "server", "database", "public", "build", "package.json"])
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}
