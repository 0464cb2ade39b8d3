import { setTimeout as wait } from "node:timers/promises";
import type { MailSink } from "../mail-sink.ts";
import type { HistoryRead, HistoryWrite } from "./history.ts";
import { Person, type PersonResponse } from "./person.ts";

export interface Traffic {
  writes: HistoryWrite[];
  reads: HistoryRead[];
  /** Everyone who signed up, with their names. */
  signedIn: { email: string; person: Person; at: number }[];
  /** Unexpected responses, with their counts. */
  surprises: Map<string, number>;
  /** Resolves at the first moment after this one at which a write was acknowledged. */
  untilWritten(after: number, patience?: number): Promise<void>;
  stop(): Promise<void>;
}

const words = ["law", "medicine", "nursing", "kenya", "ghana", "engineering", "masters", "teaching", "data"];
const pages = ["/", "/browse", "/jobs", "/advice", "/calendar", "/union", "/events", "/start", "/about"];
const password = "mango season";

interface TrafficOptions {
  origin: string;
  mail: MailSink;
  /** Paths of records, to read and to save: `scholarship/…`. */
  records: string[];
}

/** Readers, searchers, and people who sign up, sign in, save and ask, until it is stopped. */
export function startTraffic({ origin, mail, records }: TrafficOptions): Traffic {
  const writes: HistoryWrite[] = [];
  const reads: HistoryRead[] = [];
  const signedIn: Traffic["signedIn"] = [];
  const surprises = new Map<string, number>();
  let isOver = false;
  let index = 0;
  let people = 0;
  const meet = () => new Person(origin, 1000 + ++people);

  const note = (what: string, { status }: PersonResponse) => {
    const name = `${what} ${status}`;
    surprises.set(name, (surprises.get(name) ?? 0) + 1);
  };

  async function read(kind: HistoryRead["kind"], pathAt: (index: number) => string, pause: number) {
    const person = meet();
    while (!isOver) {
      const path = pathAt(++index);
      const answer = await person.get(path);
      const isGood = answer.status === 200;
      if (!isGood) note(kind, answer);
      reads.push({ kind, at: Date.now(), isGood });
      await wait(pause);
    }
    person.leave();
  }

  /**
   * Retries until it succeeds, as a determined user would. Returns false if the trial is over or the request was
   * refused.
   */
  async function write(
    kind: HistoryWrite["kind"],
    key: string,
    send: () => Promise<PersonResponse & { key?: string }>,
    version?: number,
  ): Promise<boolean> {
    while (!isOver) {
      const answer = await send();
      if (answer.status === 303 || answer.status === 302) {
        writes.push({ kind, key: answer.key ?? key, at: Date.now(), ...(version && { version }) });
        return true;
      }
      note(kind, answer);
      // Attempts that were not acknowledged still count against the user.
      if (answer.status === 400 || answer.status === 429) return false;
      await wait(300);
    }
    return false;
  }

  async function live() {
    while (!isOver) {
      const person = meet();
      const email = `student${people}@example.com`;
      const credentials = { email, password };
      if (!(await write("account", email, () => person.post("/auth?mode=signup", credentials)))) continue;
      if (!(await write("session", email, () => person.post("/auth", credentials)))) continue;
      signedIn.push({ email, person, at: Date.now() });
      let version = 0;
      const update = () => {
        const fullName = `Parent version ${++version}`;
        const profile = { role: "parent", fullName, email, country: "Kenya" };
        return write("profile", email, () => person.post("/profile", profile), version);
      };
      if (!(await update())) continue;
      for (let save = 0; save < 10 && !isOver; save += 1) {
        const item = records[(people * 10 + save) % records.length] ?? "";
        const heart = { item, wants: "save" };
        await write("saved", `${email} ${item}`, () => person.post("/saved/heart", heart));
        await update();
        await wait(100);
      }
      await ask(person, email);
    }
  }

  /** Users with a confirmed address may ask in the union, three times on the first day. */
  async function ask(person: Person, email: string) {
    const link = mail.received.find(({ to, link }) => to === email && link.includes("confirm"))?.link;
    if (!link || (await person.get(link)).status >= 400) return;
    const name = await person.post("/union/name", {
      displayName: email.replace(/@.*/, ""),
      country: "Kenya",
    });
    if (name.status !== 303) return note("name", name);
    for (let question = 0; question < 3 && !isOver; question += 1) {
      // An attempt that was not acknowledged may have succeeded, so each has a unique name.
      const send = async () => {
        const title = `How do I apply, number ${++index}?`;
        const posted = { topic: "kenya", title, body: "I am new here.", advised: "on" };
        return { ...(await person.post("/union/ask", posted)), key: title };
      };
      if (!(await write("question", "", send))) return;
    }
  }

  const search = (index: number) =>
    `/browse?q=${words[index % words.length]}+${words[(index * 7 + 3) % words.length]}+${index % 97}`;
  const page = (index: number) =>
    index % 3 === 0
      ? `/${records[index % Math.min(records.length, 40)]}`
      : (pages[index % pages.length] ?? "/");
  const everyone = [
    ...Array.from({ length: 3 }, () => read("page", page, 60)),
    ...Array.from({ length: 2 }, () => read("search", search, 200)),
    ...Array.from({ length: 4 }, live),
  ];
  return {
    writes,
    reads,
    signedIn,
    surprises,
    async untilWritten(after, patience = 120_000) {
      const longest = Date.now() + patience;
      while (!((writes.at(-1)?.at ?? 0) > after)) {
        if (Date.now() > longest) throw new Error("nothing could be written for two minutes");
        await wait(100);
      }
    },
    async stop() {
      isOver = true;
      await Promise.all(everyone);
    },
  };
}
