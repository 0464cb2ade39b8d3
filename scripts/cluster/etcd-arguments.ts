import { inside, type Machine } from "./plan.ts";

/** Three members; the majority survives the loss of one. */
export function etcdArguments(machine: Machine, all: Machine[], folder: string): string[] {
  const peers = ({ address }: Machine) => `http://${address}:${inside.etcdPeers}`;
  const clients = ({ address }: Machine) => `http://${address}:${inside.etcd}`;
  return [
    ...["--name", machine.name, "--data-dir", folder],
    ...["--listen-peer-urls", peers(machine), "--initial-advertise-peer-urls", peers(machine)],
    ...["--listen-client-urls", `${clients(machine)},http://127.0.0.1:${inside.etcd}`],
    ...["--advertise-client-urls", clients(machine)],
    ...["--initial-cluster", all.map((one) => `${one.name}=${peers(one)}`).join(",")],
    ...["--initial-cluster-token", "fursa", "--initial-cluster-state", "new"],
    // Milliseconds. A busy machine responds late, which must not cause an election.
    ...["--heartbeat-interval", "250", "--election-timeout", "2500"],
    // The API that Patroni uses: see patroni-settings.ts.
    "--enable-v2=true",
    ...["--snapshot-count", "5000", "--auto-compaction-retention", "1"],
  ];
}
