import { type AddressInfo, connect, createServer, type Socket } from "node:net";

interface SilentLine {
  /** The address of the target, through this proxy. */
  url: string;
  /** From now on data in both directions is accepted and dropped. */
  fallSilent(): void;
  /** New connections are forwarded again; silenced ones stay silent. */
  speakAgain(): void;
  close(): Promise<void>;
}

/**
 * A TCP proxy that can stop responding as a frozen machine does: connections stay open, data is accepted, nothing
 * comes back.
 */
export async function openSilentLine(target: string): Promise<SilentLine> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const talking = new Set<Socket>();
  let isSilent = false;
  const line = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      if (!isSilent) talking.add(from);
      from.on("data", (chunk) => talking.has(from) && to.write(chunk));
      from.on("end", () => talking.has(from) && to.end());
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        talking.delete(from);
      });
    }
  });
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
  const url = new URL(target);
  url.hostname = "127.0.0.1";
  url.port = String((line.address() as AddressInfo).port);
  return {
    url: url.href,
    fallSilent() {
      isSilent = true;
      talking.clear();
    },
    speakAgain() {
      isSilent = false;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => line.close(() => resolve()));
    },
  };
}
