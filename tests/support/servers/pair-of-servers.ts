import pg from "pg";
import { expect } from "vitest";
import { channel } from "#database/changes/table-changes.ts";
import { homeOnPostgres, type Whereabouts } from "../database/server-database.ts";
import { DemoViewers } from "../requests/demo-viewers.ts";
import type { PlainAnswer } from "../requests/plain-request.ts";
import { type RunningServer, startServer } from "./start-server.ts";

/** An invalid session cookie: requests with it bypass the page cache. */
const madeNow = { Cookie: "fursa.nobody=1" };

export async function see(server: RunningServer, address: string, headers: Record<string, string> = {}) {
  return (await fetch(server.url + address, { headers })).text();
}

/** Removes what legitimately differs between two renders: hosts (also in QR codes), times and random signatures. */
const plain = (text: string) =>
  text
    .replaceAll(/127\.0\.0\.1(:|%3A)\d+|\bM0 0h7v1[\w -]+/g, "")
    .replaceAll(/DTSTAMP:\w+|<updated>[^<]+|"signature":"[\w-]+"/g, "");

/** Describes the first difference in one line; empty if there is none. */
function difference(shown: string, now: string): string {
  if (shown === now) return "";
  const at = [...now].findIndex((letter, place) => letter !== shown[place]);
  return `“${shown.slice(Math.max(0, at - 30), at + 50)}” instead of “${now.slice(Math.max(0, at - 30), at + 50)}”`;
}

/** Starts two servers on one PostgreSQL. */
export async function startPair(environment: Record<string, string> = {}): Promise<PairOfServers> {
  const home = await homeOnPostgres();
  const [one, other] = await Promise.all([
    startServer({ ...home, TRUST_PROXY: "1", ...environment }),
    startServer({ ...home, TRUST_PROXY: "1", ...environment }),
  ]);
  const superuser = new URL(home.DATABASE_URL);
  superuser.username = "postgres";
  const sql = new pg.Client(superuser.href);
  await sql.connect();
  await sql.query(`listen ${channel}`);
  return new PairOfServers(home, one, other, sql);
}

/** Two servers that cache pages, on one database that a test can also change directly. */
export class PairOfServers {
  readonly home: Whereabouts;
  readonly one: RunningServer;
  readonly other: RunningServer;
  readonly sql: pg.Client;
  readonly viewers: DemoViewers;
  /**
   * The tables that sent a notification, the pages that were requested after a change, and the addresses of forms
   * that were sent.
   */
  readonly tablesChanged = new Set<string>();
  readonly pagesAsked = new Set<string>();
  readonly formsSent = new Set<string>();
  readonly #notified = new Set<string>();

  constructor(home: Whereabouts, one: RunningServer, other: RunningServer, sql: pg.Client) {
    this.home = home;
    this.one = one;
    this.other = other;
    this.sql = sql;
    this.viewers = new DemoViewers(one);
    sql.on("notification", ({ payload = "" }) => this.#notified.add(payload));
  }

  async stop(): Promise<void> {
    await this.sql.end();
    await Promise.all([this.one.stop(), this.other.stop()]);
  }

  /**
   * Lets both servers cache each page, makes a change that each page shows, and waits until both servers show it from
   * their caches.
   */
  async changes<Done>(pages: readonly string[], change: () => Promise<Done>): Promise<Done> {
    const before = await this.#keep(pages);
    await this.#hear();
    const done = await change();
    for (const table of await this.#hear()) this.tablesChanged.add(table);
    for (const address of pages) {
      this.pagesAsked.add(address);
      await this.#untilTrue(address, before.get(address));
    }
    return done;
  }

  /** The same for a change that the pages need not show. */
  async staysTrue(pages: readonly string[], change: () => Promise<unknown>): Promise<void> {
    await this.#keep(pages);
    await change();
    for (const address of pages) await this.#untilTrue(address);
  }

  /**
   * The tables that have sent notifications since the last call. A query's response arrives after earlier
   * notifications.
   */
  async #hear(): Promise<string[]> {
    await this.sql.query("select 1");
    const tables = [...this.#notified];
    this.#notified.clear();
    return tables;
  }

  async #keep(pages: readonly string[]): Promise<Map<string, string>> {
    const shown = new Map<string, string>();
    for (const address of pages) {
      await see(this.other, address);
      shown.set(address, plain(await see(this.one, address)));
    }
    return shown;
  }

  /** Other servers learn of a change within a second; this isn't measured here. */
  async #untilTrue(address: string, before?: string): Promise<void> {
    const wrong = async () => {
      const shown = [plain(await see(this.one, address)), plain(await see(this.other, address))];
      const now = plain(await see(this.one, address, madeNow));
      return { wrong: shown.map((text) => difference(text, now)), isAsBefore: now === before };
    };
    const right = { wrong: ["", ""], isAsBefore: false };
    await expect.poll(wrong, { timeout: 60_000, message: `${address} on both servers` }).toEqual(right);
  }

  /** What an admin of the first server sees. */
  async look(address: string): Promise<string> {
    await this.viewers.stayIn("admin");
    return (await this.viewers.send("admin", { address })).text;
  }

  /** The value of a hidden field on an admin's page. */
  async hidden(address: string, name: string): Promise<string> {
    const found = new RegExp(`name="${name}" value="([^"]*)"`).exec(await this.look(address))?.[1];
    if (found === undefined) throw new Error(`${address} has no field ${name}`);
    return found;
  }

  /** Sends a form as an admin of the first server, and expects it to be accepted. */
  async send(address: string, typed: Record<string, string> | [string, string][]): Promise<PlainAnswer> {
    this.formsSent.add(address.split("?")[0] ?? "");
    await this.viewers.stayIn("admin");
    const form = this.viewers.post(address, new URLSearchParams(typed).toString());
    const answer = await this.viewers.send("admin", form);
    expect(answer.status, `${address} was sent`).toBeLessThan(400);
    return answer;
  }
}
