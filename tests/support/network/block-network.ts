import dgram from "node:dgram";
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";

/** Thrown when code tries to leave this machine. */
class LeavesTheMachine extends Error {
  /** Clients treat this code as a network that is down. */
  code = "ENETUNREACH";
}

const installed = Symbol.for("fursa stays inside");

/**
 * From now on this process can reach only this machine: other connections are refused, and `tell` receives their
 * target. Names aren't resolved either, since that queries a server elsewhere.
 */
export function stayInside(tell: (where: string) => void): void {
  const known = globalThis as { [installed]?: (where: string) => void };
  const isNew = !known[installed];
  known[installed] = tell;
  if (!isNew) return;
  const refuse = (where: string) => {
    known[installed]?.(where);
    return new LeavesTheMachine(`nothing may leave this machine in a test: ${where}`);
  };
  guardSockets(refuse);
  guardDatagrams(refuse);
  guardNames(refuse);
  syncBuiltinESMExports();
}

type Refuse = (where: string) => LeavesTheMachine;
// biome-ignore lint/suspicious/noExplicitAny: these stand in for functions with many shapes
type Loose = (...given: any[]) => any;

const onThisMachine = new net.BlockList();
onThisMachine.addSubnet("127.0.0.0", 8);
onThisMachine.addAddress("0.0.0.0");
onThisMachine.addAddress("::1", "ipv6");
onThisMachine.addAddress("::", "ipv6");
onThisMachine.addSubnet("::ffff:127.0.0.0", 104, "ipv6");

export function isInside(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, "").toLowerCase();
  const family = net.isIP(name);
  if (family === 0) return name === "localhost" || name.endsWith(".localhost");
  return onThisMachine.check(name, family === 6 ? "ipv6" : "ipv4");
}

/** Every TCP and TLS connection of Node starts here, including those of fetch. */
function guardSockets(refuse: Refuse): void {
  const connect = net.Socket.prototype.connect as Loose;
  net.Socket.prototype.connect = function guarded(this: net.Socket, ...given: unknown[]) {
    const [first] = (Array.isArray(given[0]) ? given[0] : given) as unknown[];
    const { host = "localhost", path } = (
      typeof first === "object" && first
        ? first
        : typeof first === "string" && Number.isNaN(Number(first))
          ? { path: first }
          : { host: typeof given[1] === "string" ? given[1] : undefined }
    ) as { host?: string; path?: string };
    if (path || isInside(host)) return connect.apply(this, given);
    const problem = refuse(host);
    process.nextTick(() => this.destroy(problem));
    return this;
  } as typeof net.Socket.prototype.connect;
}

function guardDatagrams(refuse: Refuse): void {
  for (const verb of ["send", "connect"] as const) {
    const former = dgram.Socket.prototype[verb] as Loose;
    dgram.Socket.prototype[verb] = function guarded(this: dgram.Socket, ...given: unknown[]) {
      const address = given.slice(1).find((one) => typeof one === "string");
      if (typeof address === "string" && !isInside(address)) throw refuse(address);
      return former.apply(this, given);
    } as never;
  }
}

/** An IP address needs no lookup. A name does, unless the test's own name server is used. */
function guardNames(refuse: Refuse): void {
  const mayLookUp = (host: unknown) => typeof host !== "string" || net.isIP(host) > 0 || isInside(host);
  const lookup = dns.lookup as Loose;
  dns.lookup = ((host: unknown, ...given: unknown[]) => {
    if (mayLookUp(host)) return lookup(host, ...given);
    const problem = refuse(String(host));
    process.nextTick(given.at(-1) as Loose, problem);
  }) as typeof dns.lookup;
  const lookupLater = dns.promises.lookup as Loose;
  dns.promises.lookup = (async (host: unknown, ...given: unknown[]) => {
    if (mayLookUp(host)) return lookupLater(host, ...given);
    throw refuse(String(host));
  }) as typeof dns.promises.lookup;
  for (const resolver of [dns.Resolver.prototype, dns.promises.Resolver.prototype, dns, dns.promises])
    guardResolver(resolver as unknown as Record<string, Loose>, refuse);
}

function guardResolver(resolver: Record<string, Loose>, refuse: Refuse): void {
  for (const verb of Object.getOwnPropertyNames(resolver).filter((name) => /^(resolve|reverse)/.test(name))) {
    const former = resolver[verb] as Loose;
    resolver[verb] = function guarded(this: { getServers?(): string[] } | undefined, ...given: unknown[]) {
      const servers = this?.getServers?.() ?? dns.getServers();
      const areOurs = servers.every((server) => isInside(hostOf(server)));
      if (!areOurs) throw refuse(String(given[0]));
      return former.apply(this, given);
    };
  }
}

/** A name server is given as an address, or with its port: 127.0.0.1:53, [::1]:53. */
const hostOf = (server: string) => (net.isIP(server) ? server : server.slice(0, server.lastIndexOf(":")));
