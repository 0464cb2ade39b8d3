import { join } from "node:path";

/** A machine of the cluster: a network namespace with an address on the bridge, and a folder. */
export interface Machine {
  name: string;
  namespace: string;
  address: string;
  folder: string;
}

/**
 * Addresses and ports. What listens on this machine itself has a port from `firstPort` on; each namespace has its own
 * ports.
 */
export interface ClusterPlan {
  folder: string;
  bridge: string;
  /** Our address on the bridge, on which the proxies and the poolers listen. */
  address: string;
  /** Each runs PostgreSQL, Patroni and etcd, like three real machines. */
  databases: Machine[];
  servers: Machine[];
  ports: {
    visitors: number;
    write: number;
    read: number;
    pooledWrite: number;
    pooledRead: number;
    slowWrite: number;
    slowRead: number;
    mail: number;
  };
}

export const inside = { postgres: 5432, patroni: 8008, etcd: 2379, etcdPeers: 2380, fursa: 3000 };
export const subnet = "10.43.0.0/24";
export const databaseName = "fursa";

export function planCluster(folder: string, firstPort = 4300): ClusterPlan {
  const machine = (name: string, last: number): Machine => ({
    name,
    namespace: `fursa-${name}`,
    address: `10.43.0.${last}`,
    folder: join(folder, name),
  });
  return {
    folder,
    bridge: "fursa0",
    address: "10.43.0.1",
    databases: [1, 2, 3].map((number) => machine(`db${number}`, 10 + number)),
    servers: [1, 2, 3].map((number) => machine(`web${number}`, 20 + number)),
    ports: {
      visitors: firstPort,
      write: firstPort + 1,
      read: firstPort + 2,
      pooledWrite: firstPort + 3,
      pooledRead: firstPort + 4,
      slowWrite: firstPort + 5,
      slowRead: firstPort + 6,
      mail: firstPort + 7,
    },
  };
}

export const publicAddress = ({ ports }: ClusterPlan) => `http://127.0.0.1:${ports.visitors}`;
