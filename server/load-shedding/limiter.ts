import { monitorEventLoopDelay } from "node:perf_hooks";

/** The priorities of requests, most important first: the queue is served in this order, and the last are shed first. */
const priorities = ["popular", "write", "member", "visitor", "crawler"] as const;
export type Priority = (typeof priorities)[number];

/**
 * A request is admitted while fewer requests are active than the share of the limit, or while its priority uses fewer than its
 * reserved slots. Crawlers retry later. A popular page is rendered once for everyone who waits for it.
 */
const slots: Record<Priority, { share: number; reserved: number }> = {
  popular: { share: 0, reserved: 8 },
  write: { share: 1.5, reserved: 2 },
  member: { share: 1.25, reserved: 2 },
  visitor: { share: 1, reserved: 2 },
  crawler: { share: 0.5, reserved: 0 },
};

const limits = { min: 8, initial: 64, max: 4096 };
/** Milliseconds in the queue. After that the client should retry later. */
const maxWait = 1000;
/**
 * The server is overloaded if the event loop lags by more milliseconds than this, or if more queries and renders
 * wait.
 */
const overload = { lag: 50, waiting: 5 };

interface ServerLoad {
  /** Milliseconds by which the event loop lagged since the last sample. */
  lag: number;
  /** Queries that wait for a connection, and pages that wait to be rendered. */
  waiting: number;
}

/** Adapts the limit to the load: a tenth below the peak on overload, a twentieth more if most of it was used. */
export function nextLimit({
  limit,
  peak,
  lag,
  waiting,
}: ServerLoad & { limit: number; peak: number }): number {
  if (lag > overload.lag || waiting > overload.waiting)
    return Math.max(limits.min, Math.floor(Math.min(limit, peak) * 0.9));
  return peak >= limit * 0.8 ? Math.min(limits.max, limit + Math.ceil(limit / 20)) : limit;
}

interface LimiterState {
  active: number;
  queued: number;
  limit: number;
  shed: Record<Priority, number>;
}

export interface Limiter {
  /**
   * Waits for a slot, at most a second. Resolves to the function that releases it, or to null if the request is to be
   * shed. A client gets at most half of the slots; null stands for work that belongs to no client.
   */
  acquire(priority: Priority, client: string | null): Promise<(() => void) | null>;
  /** Whether the queue is full too. If so, the caller sheds the request. */
  isFull(priority: Priority, client: string | null): boolean;
  /** Adapts the limit. */
  sample(load: ServerLoad): void;
  state(): LimiterState;
}

interface QueuedRequest {
  client: string | null;
  admit(): void;
}

const perPriority = <Value>(make: () => Value) =>
  Object.fromEntries(priorities.map((priority) => [priority, make()])) as Record<Priority, Value>;

export function openLimiter(): Limiter {
  const active = perPriority(() => 0);
  const shed = perPriority(() => 0);
  const queues = perPriority(() => new Set<QueuedRequest>());
  const activeOf = new Map<string, number>();
  const queuedOf = new Map<string, number>();
  let limit = limits.initial;
  let total = 0;
  let peak = 0;

  const hasRoomFor = (client: string | null, counts: Map<string, number>) =>
    client === null || (counts.get(client) ?? 0) < Math.max(limits.min, limit / 2);
  const hasSlot = (priority: Priority) =>
    active[priority] < slots[priority].reserved || total < limit * slots[priority].share;
  const canQueue = (priority: Priority, client: string | null) =>
    priority !== "crawler" &&
    queues[priority].size < Math.max(slots[priority].reserved, limit * slots[priority].share) &&
    hasRoomFor(client, queuedOf);

  function take(priority: Priority, client: string | null): () => void {
    total += 1;
    active[priority] += 1;
    add(activeOf, client, 1);
    peak = Math.max(peak, total);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      total -= 1;
      active[priority] -= 1;
      add(activeOf, client, -1);
      admitQueued();
    };
  }

  function admitQueued() {
    for (const priority of priorities)
      for (const waiter of queues[priority]) {
        if (!hasSlot(priority)) break;
        if (hasRoomFor(waiter.client, activeOf)) waiter.admit();
      }
  }

  function wait(priority: Priority, client: string | null): Promise<(() => void) | null> {
    return new Promise((resolve) => {
      const leave = () => {
        clearTimeout(timer);
        queues[priority].delete(waiter);
        add(queuedOf, client, -1);
      };
      const waiter: QueuedRequest = {
        client,
        admit() {
          leave();
          resolve(take(priority, client));
        },
      };
      const timer = setTimeout(() => {
        leave();
        shed[priority] += 1;
        resolve(null);
      }, maxWait);
      queues[priority].add(waiter);
      add(queuedOf, client, 1);
    });
  }

  return {
    async acquire(priority, client) {
      if (hasSlot(priority) && hasRoomFor(client, activeOf)) return take(priority, client);
      if (canQueue(priority, client)) return wait(priority, client);
      shed[priority] += 1;
      return null;
    },
    isFull(priority, client) {
      const isFull = !(hasSlot(priority) && hasRoomFor(client, activeOf)) && !canQueue(priority, client);
      if (isFull) shed[priority] += 1;
      return isFull;
    },
    sample(load) {
      limit = nextLimit({ ...load, limit, peak });
      peak = total;
      admitQueued();
    },
    state: () => ({
      active: total,
      queued: priorities.reduce((sum, priority) => sum + queues[priority].size, 0),
      limit,
      shed: { ...shed },
    }),
  };
}

/** Clients without a slot have no entry. */
function add(counts: Map<string, number>, client: string | null, change: 1 | -1) {
  if (client === null) return;
  const count = (counts.get(client) ?? 0) + change;
  if (count > 0) counts.set(client, count);
  else counts.delete(client);
}

/** Milliseconds. */
const sampleEvery = 100;
const resolution = 10;
/** Samples without an active request after which sampling pauses: an idle server uses no processor. */
const idleSamples = 10;

/** The same limiter, with the load sampled while requests are active. */
export function sampleLoad(limiter: Limiter, countWaiting: () => number): Limiter {
  const delays = monitorEventLoopDelay({ resolution });
  let timer: NodeJS.Timeout | null = null;
  let idle = 0;

  function sample() {
    // NaN before the first measurement.
    const lag = Math.max(0, delays.mean / 1e6 - resolution) || 0;
    delays.reset();
    limiter.sample({ lag, waiting: countWaiting() });
    idle = limiter.state().active > 0 ? 0 : idle + 1;
    if (idle < idleSamples || !timer) return;
    clearInterval(timer);
    timer = null;
    delays.disable();
  }

  return {
    ...limiter,
    acquire(priority, client) {
      if (!timer) {
        idle = 0;
        delays.enable();
        timer = setInterval(sample, sampleEvery).unref();
      }
      return limiter.acquire(priority, client);
    },
  };
}
