import { setTimeout as wait } from "node:timers/promises";
import { inside, type Machine } from "./plan.ts";

/** What Patroni reports of a machine. */
export interface PatroniMember {
  name: string;
  role: "leader" | "sync_standby" | "replica";
  state: string;
  timeline?: number;
  /** Bytes of lag, or "unknown"; missing for the leader. */
  lag?: number | string;
}

export interface Patroni {
  /** From the first machine that responds. */
  members(): Promise<PatroniMember[]>;
  leader(): Promise<string | null>;
  /** Deletes a replica and copies it again from the primary, like an operator with `patronictl reinit`. */
  reinitialize(name: string): Promise<void>;
  /** Asks the leader to switch over. */
  switchOver(from: string): Promise<void>;
  until(what: string, isSo: (members: PatroniMember[]) => boolean, patience?: number): Promise<void>;
}

/** Bytes. Less than a page of the log doesn't count as lag. */
const mostLag = 1_048_576;

/**
 * One leads and two follow it, one of them synchronously. A former primary is called "running" before its rewind too,
 * so it only counts as a follower once it is on the leader's timeline.
 */
export function isWhole(members: PatroniMember[]): boolean {
  const leader = members.find(({ role }) => role === "leader");
  const followers = members.filter(({ role }) => role !== "leader");
  return (
    leader?.state === "running" &&
    followers.length === 2 &&
    followers.some(({ role }) => role === "sync_standby") &&
    followers.every((one) => isFollowing(one, leader))
  );
}

/** Replicas that need an operator if they stay in this state. */
export const findStuck = (members: PatroniMember[]): string[] => {
  const leader = members.find(({ role }) => role === "leader");
  return leader
    ? members.filter((one) => one !== leader && !isFollowing(one, leader)).map(({ name }) => name)
    : [];
};

const isFollowing = ({ state, timeline, lag }: PatroniMember, leader: PatroniMember) =>
  (state === "running" || state === "streaming") &&
  timeline === leader.timeline &&
  typeof lag === "number" &&
  lag <= mostLag;

export function openPatroni(machines: Machine[]): Patroni {
  const ask = async ({ address }: Machine, path: string, init: RequestInit = {}) => {
    const answer = await fetch(`http://${address}:${inside.patroni}${path}`, {
      ...init,
      signal: AbortSignal.timeout(init.method ? 60_000 : 3000),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const members = async (): Promise<PatroniMember[]> => {
    const found = await Promise.any(
      machines.map(async (machine) => (await ask(machine, "/cluster")).json()),
    ).catch(() => ({ members: [] }));
    return (found as { members: PatroniMember[] }).members;
  };
  const leader = async () => (await members()).find(({ role }) => role === "leader")?.name ?? null;
  return {
    members,
    leader,
    async switchOver(from) {
      const [anyone] = machines.filter(({ name }) => name === from);
      if (!anyone) throw new Error(`${from} is not a machine of this cluster`);
      const body = JSON.stringify({ leader: from });
      await ask(anyone, "/switchover", { method: "POST", body });
    },
    async reinitialize(name) {
      const machine = machines.find((one) => one.name === name);
      if (!machine) throw new Error(`${name} is not a machine of this cluster`);
      await ask(machine, "/reinitialize", { method: "POST", body: JSON.stringify({ force: true }) });
    },
    async until(what, isSo, patience = 120_000) {
      const longest = Date.now() + patience;
      for (;;) {
        const found = await members();
        if (isSo(found)) return;
        if (Date.now() > longest)
          throw new Error(`timed out waiting until ${what}; Patroni says ${JSON.stringify(found)}`);
        await wait(300);
      }
    },
  };
}
