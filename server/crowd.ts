import { monitorEventLoopDelay } from "node:perf_hooks";
import { openWaitingLine } from "./waiting-line.ts";

/** Milliseconds between two looks. */
const everySoOften = 100;
const resolution = 10;
/** Milliseconds that the event loop may be late, and questions that may wait for a session of the database, before there are too many. */
const latest = 50;
const longestQueue = 5;
/** A server that lets nobody in serves nobody: so many may always be inside. */
const fewest = 8;
const first = 64;
const most = 4096;

interface Load {
  /** Milliseconds that the event loop was late since the last look. */
  late: number;
  /** Questions that wait for a session of the database. */
  waiting: number;
}

interface Moment extends Load {
  /** How many were let in at once. */
  limit: number;
  /** How many were inside at once since the last look, at the most. */
  peak: number;
}

/** How many may be inside at once from now on: fewer as soon as they keep each other waiting, slowly more while all goes well. */
export function nextLimit({ limit, peak, late, waiting }: Moment): number {
  if (late > latest || waiting > longestQueue)
    return Math.max(fewest, Math.floor(Math.min(limit, peak) * 0.9));
  return peak >= limit * 0.8 ? Math.min(most, limit + Math.ceil(limit / 20)) : limit;
}

/** Who goes first when not all can be served: shares of the limit up to which each is let in. */
const shares = { robot: 0.5, visitor: 1, member: 1.25, writer: 1.5, many: 0 } as const;
export type Kind = keyof typeof shares;
/** Places of their own, however many others are inside: most of them for those with whom many others get the same page. */
const ownPlaces: Record<Kind, number> = { robot: 0, visitor: 2, member: 2, writer: 2, many: 8 };
/**
 * Who may stand in line when there is no place, and goes in first when there is one: of each kind as many as may be inside, so that nobody waits for much
 * longer than a page takes. A robot comes again by itself.
 */
const waiters = ["many", "writer", "member", "visitor"] as const;

const robots = /bot\b|crawl|spider|slurp|facebookexternalhit|preview/i;
const signIn = /^\/(api\/)?auth(\/|\.data|$)/;

interface Asking {
  method: string;
  path: string;
  cookie: string | undefined;
  agent: string | undefined;
  /** Others want the same page, and get it with her. */
  isForMany?: boolean;
}

/** Who signs in or saves something has most to lose; a robot comes again by itself. A cookie is taken at its word: it only moves up. */
export function kindOf({ method, path, cookie, agent, isForMany = false }: Asking): Kind {
  if (isForMany) return "many";
  const isMember = cookie?.includes("fursa.session_token=") ?? false;
  const isRobot = !isMember && robots.test(agent ?? "");
  if (isRobot) return "robot";
  const sends = method !== "GET" && method !== "HEAD";
  if ((isMember && sends) || signIn.test(path)) return "writer";
  return isMember || sends ? "member" : "visitor";
}

export interface Crowd {
  /** Lets one in, or not; who was let in leaves again. */
  enter(kind: Kind): boolean;
  /** For whom there was no place: comes true as soon as she is inside, false where she would wait too long. */
  standInLine(kind: Kind): Promise<boolean>;
  leave(kind: Kind): void;
  /** Whether there is no place now, not even in the line; who asks this turns that one away. */
  turnsAway(kind: Kind): boolean;
  /** Decides by the load how many may be inside until the next look. */
  look(load: Load): void;
  standing(): { inside: number; inLine: number; limit: number; late: number; refused: Record<Kind, number> };
}

/** Lets in as many at once as the last load bore. */
export function openCrowd(): Crowd {
  const refused = { robot: 0, visitor: 0, member: 0, writer: 0, many: 0 };
  const here = { ...refused };
  const line = openWaitingLine<Kind>();
  let limit = first;
  let inside = 0;
  let peak = 0;
  let late = 0;

  const hasPlace = (kind: Kind) => here[kind] < ownPlaces[kind] || inside < limit * shares[kind];
  const hasPlaceInLine = (kind: Kind) =>
    kind !== "robot" && line.count(kind) < Math.max(ownPlaces[kind], limit * shares[kind]);
  const countInLine = () => waiters.reduce((sum, kind) => sum + line.count(kind), 0);

  function comeIn(kind: Kind): void {
    inside += 1;
    here[kind] += 1;
    peak = Math.max(peak, inside);
  }
  function callNext(): void {
    for (const kind of waiters)
      while (line.count(kind) > 0 && hasPlace(kind)) {
        comeIn(kind);
        line.callFirst(kind);
      }
  }

  return {
    enter(kind) {
      if (!hasPlace(kind)) return false;
      comeIn(kind);
      return true;
    },
    async standInLine(kind) {
      const isCalled = hasPlaceInLine(kind) && (await line.join(kind));
      if (!isCalled) refused[kind] += 1;
      return isCalled;
    },
    leave(kind) {
      inside -= 1;
      here[kind] -= 1;
      callNext();
    },
    turnsAway(kind) {
      if (hasPlace(kind) || hasPlaceInLine(kind)) return false;
      refused[kind] += 1;
      return true;
    },
    look(load) {
      ({ late } = load);
      limit = nextLimit({ ...load, limit, peak });
      peak = inside;
      callNext();
    },
    standing: () => ({ inside, inLine: countInLine(), limit, late, refused: { ...refused } }),
  };
}

/** Looks without anybody inside, after which it is not worth watching: a server that nobody visits uses no processor. */
const lastLooks = 10;

/** The same crowd, watched while somebody is inside: how late the event loop is, and how many wait for the database. */
export function watchLoad(crowd: Crowd, countWaiting: () => number): Crowd {
  const delays = monitorEventLoopDelay({ resolution });
  let watching: NodeJS.Timeout | null = null;
  let looksInVain = 0;

  function look() {
    // Without a sample yet it is not a number.
    const late = Math.max(0, delays.mean / 1e6 - resolution) || 0;
    delays.reset();
    crowd.look({ late, waiting: countWaiting() });
    looksInVain = crowd.standing().inside > 0 ? 0 : looksInVain + 1;
    if (looksInVain === lastLooks) rest();
  }

  function rest() {
    if (watching) clearInterval(watching);
    watching = null;
    delays.disable();
  }

  function wake(): NodeJS.Timeout {
    delays.enable();
    looksInVain = 0;
    return setInterval(look, everySoOften).unref();
  }

  return {
    ...crowd,
    enter(kind) {
      watching ??= wake();
      return crowd.enter(kind);
    },
  };
}
