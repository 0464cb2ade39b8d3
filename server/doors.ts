import cluster from "node:cluster";
import { once } from "node:events";
import type { Server } from "node:http";
import {
  type AddressInfo,
  createServer,
  type Server as Door,
  type ListenOptions,
  type Socket,
} from "node:net";

/**
 * Node lets in one visitor a turn through each door. In a rush its turns are long, and behind a single one hundreds would stand for
 * seconds before they are so much as told to come later. Other systems than Linux can't share an address among doors; the process that
 * leads several lets in for all of them, and has nothing else to do.
 */
const several = process.platform === "linux" && !cluster.isWorker ? 32 : 1;

export interface Doors {
  open(at: { port: number; host: string }): Promise<AddressInfo>;
  /** Lets nobody in any more, and is done when the last one has left. */
  close(): Promise<void>;
}

/** Where the server's visitors come in. */
export function hangDoors(server: Server): Doors {
  const welcome = (visitor: Socket) => void server.emit("connection", visitor);
  const others = Array.from({ length: several - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, welcome),
  );
  return {
    async open(at) {
      if (others.length === 0) return listen(server, at);
      await makeSureItIsFree(at);
      const address = await listen(server, { ...at, reusePort: true });
      const same = { port: address.port, host: address.address, reusePort: true };
      await Promise.all(others.map((door) => listen(door, same)));
      return address;
    },
    async close() {
      await Promise.all([server, ...others].map(shut));
    },
  };
}

/** Doors that share an address would also share it with those of another server that was begun by mistake. */
async function makeSureItIsFree(at: ListenOptions): Promise<void> {
  const trial = createServer();
  await listen(trial, at);
  await shut(trial);
}

async function listen(door: Door, at: ListenOptions): Promise<AddressInfo> {
  door.listen(at);
  await once(door, "listening");
  return door.address() as AddressInfo;
}

/** One that was never open is shut. */
const shut = (door: Door) => new Promise<void>((resolve) => door.close(() => resolve()));
