import { setImmediate as nextTurn } from "node:timers/promises";
import pg from "pg";
import type { Hosts } from "./hosts.ts";
import { powerless } from "./roles.ts";
import { dropSession } from "./session.ts";
import type { VersionReader, Versions } from "./versions.ts";

/** Milliseconds. Whoever waits longer is served what is kept, and so is everybody until the database answers again. */
const longestWait = 1000;
const pauseAfterTrouble = 1000;

/** Who may read, the question and the end in one message: it needs one way there and back, and behind a pooler one session. */
const question = `begin; set local role ${powerless};
  select pg_is_in_recovery() as is_copy, string_agg(topic || ' ' || version, ',' order by topic) as words
    from (select topic, sum(raised) as version from page_versions group by topic) as topics;
  commit`;
interface Said {
  /** Whether it only follows another server, and may be behind it. */
  is_copy: boolean;
  words: string | null;
}

/**
 * Asks the database, once for all who came before the question was sent: what was committed on any server before somebody asked
 * is seen by her, and a thousand who ask at once cost one short query. A notification would come sooner or later; see
 * decision 39.
 */
export function openVersionsOnPostgres(hosts: Hosts): VersionReader {
  let session: Promise<pg.Client> | null = null;
  let versions: Versions = new Map();
  let said = "";
  let coming: Promise<Versions | null> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let silentUntil = 0;
  let isClosed = false;

  async function askOnce(): Promise<Versions | null> {
    try {
      session ??= open();
      const answers = (await (await session).query<Said>(question)) as unknown as pg.QueryResult<Said>[];
      const { is_copy: isCopy = true, words: written = "" } = answers[2]?.rows[0] ?? {};
      if (hosts.mustBeWritable && isCopy) throw new Error("only a copy was asked");
      const words = written ?? "";
      if (words !== said) {
        said = words;
        versions = new Map(words.split(",").map((pair) => pair.split(" ") as [string, string]));
      }
      silentUntil = 0;
      return versions;
    } catch {
      forget();
      if (hosts.mustBeWritable) hosts.lookAgain().catch(() => undefined);
      return null;
    }
  }

  async function open(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: hosts.address(),
      connectionTimeoutMillis: longestWait,
      keepAlive: true,
    });
    client.on("error", forget);
    client.on("end", forget);
    await client.connect();
    return client;
  }

  /** Lets go of the session at once: it may be one that does not even hear a goodbye. */
  function forget() {
    void session?.then(dropSession, () => undefined);
    session = null;
    silentUntil = isClosed ? Number.POSITIVE_INFINITY : Date.now() + pauseAfterTrouble;
  }

  /** One question at a time, and none before those of this turn have come: whoever comes later waits for the next. */
  function askNext(): Promise<Versions | null> {
    const answer = last.then(async () => {
      await nextTurn();
      coming = null;
      return askOnce();
    });
    last = answer;
    return soon(answer);
  }

  function soon(answer: Promise<Versions | null>): Promise<Versions | null> {
    return new Promise((resolve) => {
      const impatience = setTimeout(() => {
        forget();
        resolve(null);
      }, longestWait);
      answer.then((found) => {
        clearTimeout(impatience);
        resolve(found);
      });
    });
  }

  return {
    read() {
      if (silentUntil > Date.now()) return null;
      coming ??= askNext();
      return coming;
    },
    async close() {
      isClosed = true;
      forget();
    },
  };
}
