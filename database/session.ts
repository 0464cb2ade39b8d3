import type { Socket } from "node:net";
import pg from "pg";
import { DatabaseAway } from "./away.ts";
import { noteStatement } from "./making.ts";

interface Inside {
  readyForQuery: boolean;
  connection: { stream: Socket };
}

/**
 * A session that gives up on a server which was asked and says nothing for so long. A dead peer may go on acknowledging
 * every packet (a frozen machine, a proxy that lost its other half): no network time-out ever notices, and whoever waits holds
 * a place of the pool. The connection is destroyed, so that the pool replaces it. What it is asked is noted with the answer that is
 * being made.
 */
export function sessionThatGivesUp(afterMilliseconds: number): typeof pg.Client {
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      this.once("connect", () => {
        const { stream } = insideOf(this).connection;
        stream.setTimeout(afterMilliseconds, () => {
          if (insideOf(this).readyForQuery) return;
          stream.destroy(new DatabaseAway("the database was asked and did not answer"));
        });
      });
    }

    override query(...given: unknown[]): never {
      const [asked] = given as [string | { text: string }];
      noteStatement(typeof asked === "string" ? asked : asked.text);
      return (super.query as (...same: unknown[]) => unknown)(...given) as never;
    }
  };
}

/** Lets go of a session at once, whatever it waits for. */
export const dropSession = (session: pg.ClientBase) => insideOf(session).connection.stream.destroy();

const insideOf = (session: pg.ClientBase) => session as unknown as Inside;
