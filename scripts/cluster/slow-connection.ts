import { connect, createServer, type Socket } from "node:net";
import { Transform } from "node:stream";

interface SlowLine {
  close(): Promise<void>;
}

interface LineEnds {
  host: string;
  port: number;
  to: number;
  /** Milliseconds by which every response is delayed. */
  delay: number;
}

/** A proxy that delays responses, keeping their order. */
export async function openSlowLine({ host, port, to, delay }: LineEnds): Promise<SlowLine> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(to, host);
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        sockets.delete(socket);
        (socket === near ? far : near).destroy();
      });
    }
    near.pipe(far);
    far.pipe(later(delay)).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Each piece is delayed by the same time, however many are in transit. */
const later = (delay: number) =>
  new Transform({
    transform(chunk, _, done) {
      setTimeout(() => this.push(chunk), delay);
      done();
    },
    flush: (done) => void setTimeout(done, delay),
  });
