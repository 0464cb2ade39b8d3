import { DemoViewers } from "#tests/support/requests/demo-viewers.ts";
import type { MeasuredServer } from "./start-measured.ts";

/** How often each background activity was done meanwhile. */
interface BusyWork {
  signIns: number;
  /** Clients that were told to retry later, and did. */
  turnedAway: number;
  imports: number;
}

const people = 32;
const rows = 500;
const password = "mango season";

/** People who sign in again and again, and an editor who imports one spreadsheet after the other. */
export async function keepBusy(server: MeasuredServer): Promise<{ stop(): Promise<BusyWork> }> {
  const viewers = new DemoViewers(server);
  await viewers.stayIn("admin");
  const emails = Array.from({ length: people }, (_, who) => `student${who}@example.com`);
  const done: BusyWork = { signIns: 0, turnedAway: 0, imports: 0 };
  for (const email of emails) await send("/auth?mode=signup", { email, password });
  let isOver = false;

  async function send(address: string, typed: Record<string, string>): Promise<string> {
    const viewer = address.startsWith("/admin") ? "admin" : "visitor";
    const sent = viewers.post(address, new URLSearchParams(typed).toString());
    const { status, headers } = await viewers.send(viewer, sent);
    if (status === 503 || status === 504) {
      done.turnedAway += 1;
      await new Promise((resolve) => setTimeout(resolve, 1000 * Number(headers["retry-after"] ?? 1)));
      return send(address, typed);
    }
    if (status !== 303 && status !== 302) throw new Error(`${address} responded with ${status}`);
    return headers.location as string;
  }

  async function signInAgainAndAgain(email: string) {
    while (!isOver) {
      await send("/auth", { email, password });
      done.signIns += 1;
    }
  }

  async function importAgainAndAgain() {
    while (!isOver) {
      const lines = Array.from(
        { length: rows },
        (_, row) => `Award ${done.imports} of ${row},Kenya,Engineering,For a year of studies`,
      );
      const text = ["Title,Country,Field of Study,Description", ...lines].join("\n");
      await send(await send("/admin/catalogue/import", { kind: "scholarships", text }), {});
      done.imports += 1;
    }
  }

  const all = Promise.all([...emails.map(signInAgainAndAgain), importAgainAndAgain()]);
  return {
    async stop() {
      isOver = true;
      await all;
      return done;
    },
  };
}
