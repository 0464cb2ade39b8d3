/** Milliseconds: who would stand in line for longer does better to come again. */
const longestWait = 1000;

/** Those who wait for a place, each kind in the order in which they came. */
interface WaitingLine<Kind> {
  count(kind: Kind): number;
  /** Comes true when she is called, false when it takes too long. */
  join(kind: Kind): Promise<boolean>;
  /** Calls whoever came first. */
  callFirst(kind: Kind): void;
}

export function openWaitingLine<Kind>(): WaitingLine<Kind> {
  const lines = new Map<Kind, Set<() => void>>();
  const lineOf = (kind: Kind) => {
    const line = lines.get(kind) ?? new Set();
    lines.set(kind, line);
    return line;
  };
  return {
    count: (kind) => lineOf(kind).size,
    join: (kind) =>
      new Promise((resolve) => {
        const leave = (isCalled: boolean) => {
          clearTimeout(timer);
          lineOf(kind).delete(call);
          resolve(isCalled);
        };
        const call = () => leave(true);
        const timer = setTimeout(leave, longestWait, false);
        lineOf(kind).add(call);
      }),
    callFirst(kind) {
      const [call] = lineOf(kind);
      call?.();
    },
  };
}
