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
 * Reads a state again and again until the returned function is called. There is one read at a time, with a second between
 * two, and a read that was stopped reports nothing: so an old state never follows a newer one.
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
