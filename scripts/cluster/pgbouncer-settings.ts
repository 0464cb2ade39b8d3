import { type ClusterPlan, databaseName } from "./plan.ts";

interface Pooler {
  listens: number;
  /** The server of the pooled sessions. */
  asks: number;
  logins: string;
}

/**
 * Transaction pooling. A lost server is retried every second: with pgbouncer's default of 15 seconds a failover takes
 * 15 seconds longer.
 */
export function pgbouncerSettings({ address }: ClusterPlan, { listens, asks, logins }: Pooler): string {
  return `[databases]
${databaseName} = host=${address} port=${asks} auth_user=postgres
[pgbouncer]
listen_addr = ${address}
listen_port = ${listens}
unix_socket_dir =
pool_mode = transaction
default_pool_size = 20
max_client_conn = 1000
auth_type = scram-sha-256
auth_file = ${logins}
auth_query = select usename, passwd from pg_shadow where usename = $1
admin_users = postgres
server_login_retry = 1
server_connect_timeout = 3
server_check_delay = 5
query_wait_timeout = 3
tcp_keepidle = 5
tcp_keepintvl = 2
tcp_keepcnt = 3
tcp_user_timeout = 10000
ignore_startup_parameters = extra_float_digits
`;
}
