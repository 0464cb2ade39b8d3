import { type ClusterPlan, inside, type Machine } from "./plan.ts";

/**
 * Patroni says which PostgreSQL is writable and which standby is up to date. Visitors are sent to a server that is
 * ready. If none is, because the database is down, they are sent to one that is alive: it serves cached pages.
 */
export function haproxySettings({ address, databases, servers, ports }: ClusterPlan): string {
  return `global
  maxconn 4000
defaults
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 2s
  retries 3
  option redispatch
  default-server inter 1s fastinter 500ms fall 2 rise 1

listen write
  mode tcp
  bind ${address}:${ports.write}
  timeout client 30m
  timeout server 30m
  option httpchk GET /primary
  default-server on-marked-down shutdown-sessions
${databases.map(databaseLine).join("\n")}

frontend read
  mode tcp
  bind ${address}:${ports.read}
  timeout client 30m
  default_backend standbys
  use_backend primary if { nbsrv(standbys) eq 0 }
backend standbys
  mode tcp
  timeout server 30m
  balance leastconn
  option httpchk GET /replica?lag=16MB
  default-server on-marked-down shutdown-sessions
${databases.map(databaseLine).join("\n")}
backend primary
  mode tcp
  timeout server 30m
  option httpchk GET /primary
  default-server on-marked-down shutdown-sessions
${databases.map(databaseLine).join("\n")}

frontend visitors
  mode http
  bind 127.0.0.1:${ports.visitors}
  bind ${address}:${ports.visitors}
  option forwardfor
  http-request set-header X-Forwarded-Proto http
  # What was only asked for is asked of the next server; what was sent is never sent twice.
  http-request disable-l7-retry unless { method GET HEAD }
  default_backend ready
  use_backend alive if { nbsrv(ready) eq 0 }
backend ready
  mode http
  option httpchk GET /readyz
  # Readiness asks the database, which may take its time.
  timeout check 4s
  retry-on conn-failure empty-response response-timeout
${servers.map(serverLine).join("\n")}
backend alive
  mode http
  option httpchk GET /healthz
  retry-on conn-failure empty-response response-timeout
${servers.map(serverLine).join("\n")}
`;
}

const databaseLine = ({ name, address }: Machine) =>
  `  server ${name} ${address}:${inside.postgres} check port ${inside.patroni}`;
const serverLine = ({ name, address }: Machine) => `  server ${name} ${address}:${inside.fursa} check`;
