interface PollOptions<State> {
  read(signal: AbortSignal): Promise<State>;
  onState(state: State): void;
  onFailure(): void;
  /** Reads are skipped while this is false. */
  isVisible(): boolean;
}

const pauseMs = 1_000;
const readTimeoutMs = 10_000;

/**
 * Polls a state every second until the returned function is called. Reads never overlap, and a stopped read reports nothing, so an old
 * state never overwrites a newer one.
 */
export function poll<State>({ read, onState, onFailure, isVisible }: PollOptions<State>): () => void {
  let isStopped = false;
  let reading: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout>;

  const readOnce = async () => {
    const controller = new AbortController();
    reading = controller;
    const timeout = setTimeout(() => controller.abort(), readTimeoutMs);
    try {
      const state = await read(controller.signal);
      if (!isStopped) onState(state);
    } catch {
      if (!isStopped) onFailure();
    } finally {
      clearTimeout(timeout);
    }
  };
  const schedule = () => {
    timer = setTimeout(async () => {
      if (isVisible()) await readOnce();
      if (!isStopped) schedule();
    }, pauseMs);
  };
  schedule();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    reading?.abort();
  };
}
