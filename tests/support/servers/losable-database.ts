import { openPostgres } from "#database/connection/open-postgres.ts";
import type { OpenDatabase } from "#database/database.ts";
import { type CuttableLine, openCuttableLine } from "../database/cuttable-connection.ts";
import { newDatabase } from "../database/server-database.ts";
import { secret } from "../people/furnish.ts";
import { startServerWithOutside } from "./server-with-test-web.ts";
import type { RunningServer } from "./start-server.ts";

/** A server whose connection to PostgreSQL can be cut and restored. */
export interface Losable {
  /** The test's own connection to the database, independent of the server's. */
  database: OpenDatabase;
  line: CuttableLine;
  fursa: RunningServer;
  close(): Promise<void>;
}

export async function openLosable(): Promise<Losable> {
  const { url, close: end } = await newDatabase();
  const { close, ...place } = await loseAtWill(url);
  return { ...place, close: () => close().then(end) };
}

/** The same with an existing database. */
export async function loseAtWill(url: string): Promise<Losable> {
  const line = await openCuttableLine(url);
  // The whole web that this server can reach is one empty site.
  const fursa = await startServerWithOutside((_, answer) => void answer.writeHead(404).end(), {
    DATABASE_URL: line.url,
    AUTH_SECRET: secret,
  });
  const database = await openPostgres({ url, secret });
  return {
    database,
    line,
    fursa,
    async close() {
      await database.close();
      await fursa.stop();
      await line.cut();
    },
  };
}
