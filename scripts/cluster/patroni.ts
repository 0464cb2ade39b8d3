import { setTimeout as wait } from "node:timers/promises";
import { inside, type Machine } from "./plan.ts";

/** What Patroni says of a machine. */
export interface Member {
  name: string;
  role: "leader" | "sync_standby" | "replica";
  state: string;
  /** Bytes it is behind; missing for the one that leads. */
  lag?: number | string;
}

export interface Patroni {
  /** Asked of whoever answers first. */
  members(): Promise<Member[]>;
  leader(): Promise<string | null>;
  /** Asks the one that leads to hand over. */
  switchOver(from: string): Promise<void>;
  until(what: string, isSo: (members: Member[]) => boolean, patience?: number): Promise<void>;
}

export function openPatroni(machines: Machine[]): Patroni {
  const ask = async ({ address }: Machine, path: string, init: RequestInit = {}) => {
    const answer = await fetch(`http://${address}:${inside.patroni}${path}`, {
      ...init,
      signal: AbortSignal.timeout(init.method ? 60_000 : 3000),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const members = async (): Promise<Member[]> => {
    const found = await Promise.any(
      machines.map(async (machine) => (await ask(machine, "/cluster")).json()),
    ).catch(() => ({ members: [] }));
    return (found as { members: Member[] }).members;
  };
  const leader = async () => (await members()).find(({ role }) => role === "leader")?.name ?? null;
  return {
    members,
    leader,
    async switchOver(from) {
      const [anyone] = machines.filter(({ name }) => name === from);
      if (!anyone) throw new Error(`${from} is no machine of this cluster`);
      const body = JSON.stringify({ leader: from });
      await ask(anyone, "/switchover", { method: "POST", body });
    },
    async until(what, isSo, patience = 120_000) {
      const longest = Date.now() + patience;
      for (;;) {
        const found = await members();
        if (isSo(found)) return;
        if (Date.now() > longest)
          throw new Error(`waited in vain until ${what}; Patroni says ${JSON.stringify(found)}`);
        await wait(300);
      }
    },
  };
}
