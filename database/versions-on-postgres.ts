import { setImmediate as nextTurn } from "node:timers/promises";
import pg from "pg";
import { DatabaseAway } from "./away.ts";
import type { Freshness } from "./freshness.ts";
import { powerless } from "./roles.ts";
import type { VersionReader, Versions } from "./versions.ts";
import { readPlace } from "./wal-place.ts";

/** Milliseconds. Whoever waits longer is served what is kept, and so is everybody until the database answers again. */
const longestWait = 1000;
const pauseAfterTrouble = 1000;
/** Of the time for which nothing changes: late enough to ask seldom, and early enough to hear before it is over. */
const askAfter = 0.6;

/**
 * In one message, which is one transaction, since the session itself can do nothing. A standby may not have heard of the last changes
 * yet. The place is read after the versions are, so that whoever has come there knows them too, and whether any change is coming before.
 */
const question = `set local role ${powerless};
  select true_for_milliseconds() as peace;
  select words, case when pg_is_in_recovery() then null else pg_current_wal_insert_lsn() end as place
  from (select versions_now() as words offset 0) as known`;

interface Answers {
  peace: number | null;
  place: string | null;
  words: string | null;
}

export interface AskingReader extends VersionReader {
  /** The same, and where the primary is has been noted since the call. */
  ask(): Promise<Versions | null> | null;
}

/**
 * Asks the database, once for all who came before the question was sent: what was committed on any server before somebody asked
 * is seen by her, and a thousand who ask at once cost one short query. For some milliseconds nothing can have changed since, as whoever
 * changes something waits for so long; and whoever asks in time has the next word before they are over. A notification would come
 * sooner or later; see decisions 39 and 58.
 */
export function openVersionsOnPostgres(
  address: () => string,
  freshness: Freshness,
  now = () => performance.now(),
): AskingReader {
  let session: Promise<pg.Client> | null = null;
  let versions: Versions = new Map();
  let said = "";
  let coming: Promise<Versions | null> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let silentUntil = 0;
  /** The moments until which nothing can have changed, and from which it is time to ask again. */
  let trueUntil = 0;
  let askFrom = 0;
  let isClosed = false;

  async function askOnce(): Promise<Versions | null> {
    try {
      session ??= open();
      const line = await session;
      const asked = now();
      const answers = (await line.query(question)) as unknown as pg.QueryResult<Partial<Answers>>[];
      const peace = answers[1]?.rows[0]?.peace ?? 0;
      const answer = answers[2]?.rows[0];
      const place = readPlace(answer?.place ?? "");
      if (!answer || place === null) throw new DatabaseAway("the database can only be read");
      const words = answer.words ?? "";
      freshness.note(place, words !== said);
      if (words !== said) {
        said = words;
        versions = readVersions(words);
      }
      silentUntil = 0;
      if (peace > 0) {
        trueUntil = asked + peace;
        askFrom = asked + peace * askAfter;
      } else {
        // Perhaps another server was asking just then: the next who comes asks again.
        askFrom = 0;
      }
      return versions;
    } catch {
      forget();
      return null;
    }
  }

  async function open(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: address(),
      connectionTimeoutMillis: longestWait,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    client.on("error", forget);
    client.on("end", forget);
    await client.connect();
    return client;
  }

  /** Lets go of the session at once: it may be one that does not even hear a goodbye. */
  function forget() {
    void session?.then((client) => client.end()).catch(() => undefined);
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

  function ask() {
    if (silentUntil > Date.now()) return null;
    coming ??= askNext();
    return coming;
  }

  return {
    read() {
      const moment = now();
      if (moment >= trueUntil) return ask();
      if (moment >= askFrom) {
        askFrom = Number.POSITIVE_INFINITY;
        void ask();
      }
      return versions;
    },
    ask,
    async close() {
      isClosed = true;
      forget();
    },
  };
}

/** What is said of a table in several slots is added up. */
function readVersions(words: string): Versions {
  const sums = new Map<string, number>();
  for (const line of words.split(",")) {
    const [topic = "", , raised] = line.split(" ");
    sums.set(topic, (sums.get(topic) ?? 0) + Number(raised));
  }
  return new Map([...sums].map(([topic, sum]) => [topic, String(sum)]));
}
