/** The hosts of a connection string, each as a connection string, and whether any of them is acceptable. */
export interface DatabaseUrl {
  hosts: string[];
  /** Only a writable host is acceptable, if there are several or libpq's `target_session_attrs` requires it. */
  mustBeWritable: boolean;
}

const address = /^(postgres(?:ql)?:\/\/)([^/?#]*)(\/[^?#]*)?(?:\?([^#]*))?$/;
/** What libpq means by the first value, and what a server that writes needs. */
const aimsOfWriters = new Map([
  ["any", false],
  ["read-write", true],
  ["primary", true],
]);
/** A read may go to any host: whether it has replayed far enough is checked each time. */
const aimsOfReaders = new Map(["any", "read-only", "standby", "prefer-standby"].map((aim) => [aim, false]));

/**
 * Parses libpq's form of a URL, which may name several hosts:
 * `postgres://ada:…@a:5432,b/fursa?target_session_attrs=read-write`.
 */
export const parseDatabaseUrl = (text: string): DatabaseUrl | null => readAll(text, aimsOfWriters);

/** The same for replicas: reads use all of them. */
export function parseReplicaUrl(text: string): string[] | null {
  return readAll(text, aimsOfReaders)?.hosts ?? null;
}

function readAll(text: string, aims: ReadonlyMap<string, boolean>): DatabaseUrl | null {
  const [, scheme, whereTo = "", name = "", search = ""] = address.exec(text) ?? [];
  if (!scheme) return null;
  const [login, place] = cutLogin(whereTo);
  const options = new URLSearchParams(search);
  const mustBeWritable = aims.get(options.get("target_session_attrs") ?? "any");
  const places = readPlaces(place, options);
  if (mustBeWritable === undefined || !places) return null;
  for (const option of ["target_session_attrs", "host", "port"]) options.delete(option);
  const hosts = places.map(({ host, port }) => {
    const isFolder = host.startsWith("/");
    const own = new URLSearchParams(options);
    if (isFolder) own.set("host", host);
    if (isFolder && port) own.set("port", port);
    const at = isFolder ? "" : host + (port && `:${port}`);
    return `${scheme}${login}${at}${name}${own.size > 0 ? `?${own}` : ""}`;
  });
  if (!hosts.every((host, index) => URL.canParse(host) || places[index]?.host.startsWith("/"))) return null;
  return { hosts, mustBeWritable: mustBeWritable || hosts.length > 1 };
}

/** A password may contain the delimiter; a host can't. */
function cutLogin(whereTo: string): [login: string, place: string] {
  const end = whereTo.lastIndexOf("@") + 1;
  return [whereTo.slice(0, end), whereTo.slice(end)];
}

interface HostAndPort {
  host: string;
  port: string;
}

/** Before the path, or as options: then there is one port for all hosts, or one for each. */
function readPlaces(place: string, options: URLSearchParams): HostAndPort[] | null {
  const named = options.get("host");
  if (named === null) {
    const places = place.split(",").map((one) => {
      const [, host = "", port = ""] = /^(.*?)(?::(\d*))?$/.exec(one) ?? [];
      return { host: one.endsWith("]") ? one : host, port: one.endsWith("]") ? "" : port };
    });
    return places.length > 1 && places.some(({ host }) => host === "") ? null : places;
  }
  const hosts = named.split(",");
  const ports = (options.get("port") ?? "").split(",");
  if (hosts.includes("") || (ports.length > 1 && ports.length !== hosts.length)) return null;
  return hosts.map((host, index) => ({
    host: host.includes(":") && !host.startsWith("[") && !host.startsWith("/") ? `[${host}]` : host,
    port: (ports.length > 1 ? ports[index] : ports[0]) ?? "",
  }));
}
