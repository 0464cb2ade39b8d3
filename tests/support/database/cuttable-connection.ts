import { connect, createServer, type Socket } from "node:net";

/**
 * A TCP proxy to a local server that a test can cut and restore: its clients see the server disappear and come back.
 */
export interface CuttableLine {
  /** The given address, through this proxy. */
  url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export async function openCuttableLine(address: string): Promise<CuttableLine> {
  const url = new URL(address);
  const to = { host: url.hostname, port: Number(url.port) };
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on("error", () => undefined).on("close", () => open.delete(socket));
  };
  const server = createServer((near) => {
    const far = connect(to);
    for (const socket of [near, far]) keep(socket);
    near.pipe(far).pipe(near);
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, "127.0.0.1", () => {
        server.off("error", reject);
        resolve();
      });
    });
  await listen(0);
  const { port } = server.address() as { port: number };
  url.port = String(port);
  return {
    url: url.href,
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
    },
    mend: () => listen(port),
  };
}
