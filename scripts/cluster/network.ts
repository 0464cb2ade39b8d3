import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import type { ClusterPlan, Machine } from "./plan.ts";

const ip = (...given: string[]) => void execFileSync("ip", given, { stdio: ["ignore", "ignore", "pipe"] });
const inSpace = ({ namespace }: Machine, ...given: string[]) => ip("-n", namespace, ...given);
const lineOf = ({ name }: Machine) => `fursa-${name}`;

/**
 * A bridge with one network namespace per machine. It has no route out, so nothing of the cluster leaves this machine.
 */
export function layNetwork({ bridge, address, databases, servers }: ClusterPlan): void {
  ip("link", "add", bridge, "type", "bridge");
  ip("addr", "add", `${address}/24`, "dev", bridge);
  ip("link", "set", bridge, "up");
  for (const machine of [...databases, ...servers]) {
    ip("netns", "add", machine.namespace);
    ip("link", "add", lineOf(machine), "type", "veth", "peer", "name", "eth0", "netns", machine.namespace);
    ip("link", "set", lineOf(machine), "master", bridge, "up");
    inSpace(machine, "addr", "add", `${machine.address}/24`, "dev", "eth0");
    inSpace(machine, "link", "set", "lo", "up");
    inSpace(machine, "link", "set", "eth0", "up");
  }
}

/** Ends whatever still runs in the namespaces, and removes them. */
export function clearNetwork({ bridge, databases, servers }: ClusterPlan): void {
  for (const machine of [...databases, ...servers]) {
    if (!existsSync(`/run/netns/${machine.namespace}`)) continue;
    endAll(machine);
    ip("netns", "del", machine.namespace);
    // The kernel removes the other end of the link with a delay.
    spawnSync("ip", ["link", "del", lineOf(machine)], { stdio: "ignore" });
  }
  spawnSync("ip", ["link", "del", bridge], { stdio: "ignore" });
}

export const isLaid = ({ bridge }: ClusterPlan) => existsSync(`/sys/class/net/${bridge}`);

/** Disconnects the machine from all others. */
export const pullPlug = (machine: Machine) => ip("link", "set", lineOf(machine), "down");
export const putPlug = (machine: Machine) => ip("link", "set", lineOf(machine), "up");

/** Disconnects the machine from the other machines, but not from clients. */
export function part(machine: Machine, others: Machine[]): void {
  for (const { address } of others) inSpace(machine, "route", "add", "blackhole", `${address}/32`);
}
export function rejoin(machine: Machine, others: Machine[]): void {
  for (const { address } of others) inSpace(machine, "route", "del", "blackhole", `${address}/32`);
}

/** The processes of a machine, by the names of their programs. */
export function processesOf({ namespace }: Machine): { pid: number; program: string }[] {
  const { stdout } = spawnSync("ip", ["netns", "pids", namespace], { encoding: "utf8" });
  return (stdout ?? "")
    .split("\n")
    .filter(Boolean)
    .map(Number)
    .map((pid) => ({ pid, program: programOf(pid) }));
}

function programOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, "utf8").trim();
  } catch {
    return "";
  }
}

/** Sends a signal to all processes of a machine that run one of the programs. */
export function signalAll(
  machine: Machine,
  signal: NodeJS.Signals,
  isMeant: (program: string) => boolean = () => true,
): void {
  for (const { pid, program } of processesOf(machine)) if (isMeant(program)) trySignal(pid, signal);
}

export function trySignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    return false;
  }
}

function endAll(machine: Machine): void {
  const longest = Date.now() + 10_000;
  while (processesOf(machine).length > 0 && Date.now() < longest) {
    signalAll(machine, "SIGCONT");
    signalAll(machine, "SIGKILL");
    execFileSync("sleep", ["0.1"]);
  }
}
