import { inside, type Machine, subnet } from "./plan.ts";

export interface Passwords {
  superuser: string;
  replication: string;
  fursa: string;
}

/**
 * Patroni's settings for one machine. A commit is acknowledged once one standby has it too (synchronous mode), so that
 * no standby can take over without it. The leader has to renew its lock within 20 seconds: writes are possible again
 * within 30 seconds of a kill.
 */
export function patroniSettings(
  machine: Machine,
  all: Machine[],
  data: string,
  passwords: Passwords,
): string {
  const { superuser, replication } = passwords;
  return `scope: fursa
name: ${machine.name}
restapi:
  listen: ${machine.address}:${inside.patroni}
  connect_address: ${machine.address}:${inside.patroni}
# By etcd's older way of asking: with the newer one Patroni 3.0 takes the lead back without looking whose it is now, when it wakes from a
# freeze, and what the other one had acknowledged meanwhile is lost.
etcd:
  hosts: [${all.map(({ address }) => `"${address}:${inside.etcd}"`).join(", ")}]
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 4
    retry_timeout: 6
    # A primary that crashed is not waited for: a standby has all of it.
    primary_start_timeout: 0
    maximum_lag_on_failover: 1048576
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      use_slots: true
      parameters:
        max_connections: 200
        shared_buffers: 64MB
        max_wal_size: 256MB
        min_wal_size: 64MB
        wal_keep_size: 64MB
        max_slot_wal_keep_size: 256MB
        wal_log_hints: "on"
        hot_standby: "on"
        # Milliseconds and seconds: who is gone is noticed.
        wal_sender_timeout: 5000
        wal_receiver_timeout: 5000
        tcp_keepalives_idle: 5
        tcp_keepalives_interval: 2
        tcp_keepalives_count: 3
        tcp_user_timeout: 10000
  initdb:
    - encoding: UTF8
    - locale: C.UTF-8
    - data-checksums
postgresql:
  listen: ${machine.address},127.0.0.1:${inside.postgres}
  connect_address: ${machine.address}:${inside.postgres}
  data_dir: ${data}
  bin_dir: /usr/lib/postgresql/15/bin
  # A rewind that fails, or was interrupted by the next failure, leaves a data directory that can't be used: it is copied anew from the primary.
  remove_data_directory_on_rewind_failure: true
  remove_data_directory_on_diverged_timelines: true
  pgpass: ${machine.folder}/pgpass
  parameters:
    unix_socket_directories: ${machine.folder}
  authentication:
    superuser: { username: postgres, password: "${superuser}" }
    replication: { username: replicator, password: "${replication}" }
    rewind: { username: postgres, password: "${superuser}" }
  pg_hba:
    - local all postgres scram-sha-256
    - host replication replicator ${subnet} scram-sha-256
    - host replication replicator 127.0.0.1/32 scram-sha-256
    - host all all ${subnet} scram-sha-256
    - host all all 127.0.0.1/32 scram-sha-256
`;
}
