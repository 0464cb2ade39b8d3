import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { cleanUp } from "./clean-up.ts";
import { etcdArguments } from "./etcd-arguments.ts";
import { haproxySettings } from "./haproxy-settings.ts";
import { type Program, type SupervisedProcess, supervise } from "./keep-running.ts";
import { type MailSink, openMailSink } from "./mail-sink.ts";
import { layNetwork } from "./network.ts";
import { isWhole, openPatroni, type Patroni } from "./patroni.ts";
import { type Passwords, patroniSettings } from "./patroni-settings.ts";
import { pgbouncerSettings } from "./pgbouncer-settings.ts";
import { type ClusterPlan, databaseName, inside, type Machine, publicAddress } from "./plan.ts";
import { watchDiskSpace } from "./watch-disk-space.ts";

export interface Cluster {
  plan: ClusterPlan;
  patroni: Patroni;
  /** By the machine's name. */
  databases: Map<string, { machine: Machine; patroni: SupervisedProcess; etcd: SupervisedProcess }>;
  servers: { machine: Machine; supervised: SupervisedProcess; program: Program }[];
  /** The superuser's connection URL, through the port for writes. */
  superuserUrl: string;
  /** The server that receives all emails. */
  mail: MailSink;
  /** Routes the poolers through a slow line, or directly again. */
  askBy(ports: { write: number; read: number }): void;
  close(options?: { keepLogs?: boolean }): Promise<void>;
}

/** Size of a disk in memory. */
const diskSizes = { disk: "1g", etcd: "400m" };

/** Starts everything in dependency order, and waits until a visitor gets a response. */
export async function openCluster(plan: ClusterPlan, say: (what: string) => void): Promise<Cluster> {
  const passwords = { superuser: random(), replication: random(), fursa: random() };
  const secret = random();
  const all: SupervisedProcess[] = [];
  const keep = (program: Program) => {
    const supervised = supervise(plan.folder, program);
    all.push(supervised);
    return supervised;
  };
  mkdirSync(plan.folder, { recursive: true });
  chmodSync(plan.folder, 0o755);
  writeFileSync(join(plan.folder, "keeper"), String(process.pid));
  layNetwork(plan);

  say("Starting three machines with etcd, Patroni and PostgreSQL");
  const databases = new Map(
    plan.databases.map((machine) => {
      const etcd = keep(etcdOn(machine, plan));
      return [machine.name, { machine, etcd, patroni: keep(patroniOn(machine, plan, passwords)) }];
    }),
  );
  const patroni = openPatroni(plan.databases);
  await patroni.until("one leads and two follow, one of them in step", isWhole, 180_000);

  const stopKeepingRoom = watchDiskSpace(plan, patroni, say);

  say("Starting HAProxy and pgbouncer");
  writeFileSync(join(plan.folder, "haproxy.cfg"), haproxySettings(plan));
  keep({ name: "haproxy", command: ["/usr/sbin/haproxy", "-db", "-f", join(plan.folder, "haproxy.cfg")] });
  const logins = join(plan.folder, "pgbouncer-logins");
  writeForPostgres(logins, `"postgres" "${passwords.superuser}"\n`);
  const poolers = (["write", "read"] as const).map((way) => {
    const file = join(plan.folder, `pgbouncer-${way}.ini`);
    const listens = way === "write" ? plan.ports.pooledWrite : plan.ports.pooledRead;
    const settle = (asks: number) =>
      writeForPostgres(file, pgbouncerSettings(plan, { listens, asks, logins }));
    settle(plan.ports[way]);
    const supervised = keep({
      name: `pgbouncer-${way}`,
      account: "postgres",
      command: ["/usr/sbin/pgbouncer", "-q", file],
    });
    return { way, supervised, settle };
  });
  const superuserUrl = addressOf(plan, "postgres", passwords.superuser, plan.ports.write, "postgres");
  await makeDatabase(superuserUrl, passwords);

  const mail = await openMailSink(plan.address, plan.ports.mail);

  say("Starting three servers of Fursa");
  const environment = {
    NODE_ENV: "production",
    HOST: "0.0.0.0",
    PORT: String(inside.fursa),
    DATABASE_URL: addressOf(plan, "fursa", passwords.fursa, plan.ports.pooledWrite),
    DATABASE_READ_URL: addressOf(plan, "fursa", passwords.fursa, plan.ports.pooledRead),
    AUTH_SECRET: secret,
    APP_URL: publicAddress(plan),
    TRUST_PROXY: "1",
    SMTP_URL: `smtp://${plan.address}:${plan.ports.mail}`,
    DRAIN_SECONDS: "3",
  };
  const servers = plan.servers.map((machine) => {
    mkdirSync(machine.folder, { recursive: true });
    const program: Program = {
      name: machine.name,
      machine,
      // The folder in its command line tells it from other processes of the program.
      command: [process.execPath, `--title=${machine.folder}`, "server/main.ts"],
      environment: { ...environment, DATA_DIR: machine.folder },
      workingFolder: resolve("."),
    };
    return { machine, program, supervised: keep(program) };
  });
  for (const { machine } of servers) await untilReady(machine);
  await untilAnswers(`${publicAddress(plan)}/readyz`);
  return {
    plan,
    patroni,
    databases,
    servers,
    mail,
    superuserUrl: superuserUrl.replace(/postgres$/, databaseName),
    askBy(ports) {
      for (const { way, supervised, settle } of poolers) {
        settle(ports[way]);
        process.kill(supervised.pid(), "SIGHUP");
      }
    },
    async close(options) {
      for (const { supervised } of servers) supervised.hold();
      await Promise.all(servers.map(({ supervised }) => supervised.stop("SIGTERM", 30_000)));
      for (const supervised of [...all].reverse()) {
        supervised.hold();
        await supervised.stop(undefined, 10_000);
      }
      stopKeepingRoom();
      await mail.close();
      cleanUp(plan, options);
    },
  };
}

/** Waits until a server reports that it is ready. */
export const untilReady = ({ address }: Machine) => untilAnswers(`http://${address}:${inside.fursa}/readyz`);

async function untilAnswers(url: string): Promise<void> {
  const longest = Date.now() + 240_000;
  for (;;) {
    const isThere = await fetch(url, { signal: AbortSignal.timeout(5000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    if (Date.now() > longest) throw new Error(`${url} did not respond within four minutes`);
    await wait(250);
  }
}

function etcdOn(machine: Machine, plan: ClusterPlan): Program {
  const folder = makeDisk(machine, "etcd");
  return {
    name: `etcd-${machine.name}`,
    machine,
    account: "postgres",
    command: ["/usr/bin/etcd", ...etcdArguments(machine, plan.databases, join(folder, "data"))],
  };
}

function patroniOn(machine: Machine, plan: ClusterPlan, passwords: Passwords): Program {
  const disk = makeDisk(machine, "disk");
  const file = join(machine.folder, "patroni.yml");
  writeForPostgres(file, patroniSettings(machine, plan.databases, join(disk, "data"), passwords));
  return {
    name: `patroni-${machine.name}`,
    machine,
    account: "postgres",
    command: ["/usr/bin/patroni", file],
    workingFolder: machine.folder,
  };
}

/** PostgreSQL's account owns the files of its machine. */
function makeDisk(machine: Machine, name: keyof typeof diskSizes): string {
  const folder = join(machine.folder, name);
  mkdirSync(folder, { recursive: true });
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${diskSizes[name]},mode=0700`, "fursa", folder]);
  execFileSync("chown", ["postgres:postgres", machine.folder, folder]);
  return folder;
}

function writeForPostgres(file: string, text: string): void {
  writeFileSync(file, text, { mode: 0o600 });
  execFileSync("chown", ["postgres:postgres", file]);
}

/** An ordinary login that owns the database, as an operator would create it. */
async function makeDatabase(superuserUrl: string, { fursa }: Passwords): Promise<void> {
  const longest = Date.now() + 60_000;
  for (;;) {
    const client = new pg.Client({ connectionString: superuserUrl, connectionTimeoutMillis: 3000 });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.query(`create role fursa login createrole password '${fursa}'`);
      await client.query(`create database ${databaseName} owner fursa`);
      return;
    } catch (problem) {
      if (Date.now() > longest) throw problem;
      await wait(500);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

const addressOf = (
  { address }: ClusterPlan,
  login: string,
  password: string,
  port: number,
  name = databaseName,
) => `postgres://${login}:${password}@${address}:${port}/${name}`;

const random = () => randomBytes(24).toString("hex");
