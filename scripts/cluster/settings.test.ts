import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { etcdArguments } from "./etcd-arguments.ts";
import { haproxySettings } from "./haproxy-settings.ts";
import { readMail } from "./mail-sink.ts";
import { patroniSettings } from "./patroni-settings.ts";
import { pgbouncerSettings } from "./pgbouncer-settings.ts";
import { type Machine, planCluster } from "./plan.ts";

const plan = planCluster("/var/tmp/cluster-of-a-test", 4400);
const [first] = plan.databases as [Machine];
const haproxy = "/usr/sbin/haproxy";

test("no two machines share an address, and no two services a port", () => {
  const addresses = [plan.address, ...[...plan.databases, ...plan.servers].map(({ address }) => address)];
  expect(new Set(addresses).size).toBe(7);
  const ports = Object.values(plan.ports);
  expect(new Set(ports).size).toBe(ports.length);
  expect(Math.min(...ports)).toBe(4400);
});

test.runIf(existsSync(haproxy))("HAProxy accepts its settings", () => {
  const folder = mkdtempSync(join(tmpdir(), "fursa-haproxy-"));
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, haproxySettings(plan));
  const { status, stderr } = spawnSync(haproxy, ["-c", "-f", file], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([0, ""]);
});

test("HAProxy never sends a form twice, and queues visitors while no server is ready", () => {
  const text = haproxySettings(plan);
  expect(text).toContain("http-request disable-l7-retry unless { method GET HEAD }");
  expect(text).toContain("use_backend alive if { nbsrv(ready) eq 0 }");
});

test("a commit is acknowledged by a standby too, and the leader's lease is at most 20 seconds", () => {
  const text = patroniSettings(first, plan.databases, "/data", {
    superuser: "one",
    replication: "two",
    fursa: "three",
  });
  expect(text).toContain("synchronous_mode: true");
  const [ttl, loop, retry] = ["ttl", "loop_wait", "retry_timeout"].map((name) =>
    Number(new RegExp(`^ +${name}: (\\d+)$`, "m").exec(text)?.[1]),
  ) as [number, number, number];
  // Patroni's own rule: two attempts and a pause fit into the time.
  expect([ttl, loop + 2 * retry <= ttl]).toEqual([20, true]);
});

test("a replica whose rewind fails or was interrupted is copied again", () => {
  const text = patroniSettings(first, plan.databases, "/data", { superuser: "", replication: "", fursa: "" });
  // Settings of the machine, not of the cluster: Patroni reads them from the section with the data directory.
  const ofMachine = text.slice(text.search(/^postgresql:$/m));
  expect(ofMachine).toMatch(/^ {2}remove_data_directory_on_rewind_failure: true$/m);
  expect(ofMachine).toMatch(/^ {2}remove_data_directory_on_diverged_timelines: true$/m);
});

test("Patroni reads the leader key from etcd with the rights that it has", () => {
  const text = patroniSettings(first, plan.databases, "/data", { superuser: "", replication: "", fursa: "" });
  expect(text).toMatch(/^etcd:$/m);
  expect(text).not.toMatch(/^etcd3:$/m);
  expect(etcdArguments(first, plan.databases, "/etcd")).toContain("--enable-v2=true");
});

test("pgbouncer pools by transaction, with a short wait for a connection", () => {
  const text = pgbouncerSettings(plan, { listens: 1, asks: 2, logins: "/logins" });
  expect(text).toContain("pool_mode = transaction");
  expect(text).toContain("server_login_retry = 1\n");
  expect(text).toContain("query_wait_timeout = 3\n");
});

test("an email is identified by its number, and its link is complete across line breaks", () => {
  const source =
    "Subject: Hello\r\nMessage-ID: <17@fursa.example>\r\n\r\nHere: http://127.0.0.1:4300/auth/confirm?tok=\r\nen=3Dabc def\r\n";
  expect(readMail(source)).toEqual({ id: "17@fursa.example", link: "/auth/confirm?token=abc" });
});
