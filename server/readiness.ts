import type { Database } from "#database/database.ts";
import { findTrouble } from "#database/migrate.ts";
import type { OpenErrands } from "./errands/open-errands.ts";

/** Whoever asks has a limit of its own, and needs an answer before it. */
const longestWait = 3000;

export interface Readiness {
  /** Why no visitors should be sent here now; null where they may come. */
  whyNot(): Promise<string | null>;
  /** From now on it says no, while the door is still open: a proxy in front looks elsewhere before it closes. */
  stop(): void;
  isStopping(): boolean;
}

export function openReadiness(db: Database, errands: Pick<OpenErrands, "standing">): Readiness {
  let isStopping = false;
  return {
    async whyNot() {
      if (isStopping) return "stopping";
      const { promise: silence, resolve } = Promise.withResolvers<string>();
      const timer = setTimeout(() => resolve("the database does not answer"), longestWait);
      const trouble = findTrouble(db).catch(() => "the database does not answer");
      const why = await Promise.race([trouble, silence]).finally(() => clearTimeout(timer));
      if (why) return why;
      const { isWorking, tries } = errands.standing();
      if (isWorking) return null;
      return tries > 0 ? "the errands cannot start" : "the errands have not started yet";
    },
    stop() {
      isStopping = true;
    },
    isStopping: () => isStopping,
  };
}
