import { Agent, buildConnector } from "undici";

export interface PinnedAddress {
  address: string;
  port: number;
  /** A test server without a certificate. */
  isPlain?: boolean;
}

/**
 * Connects only to these addresses, whatever the host name resolves to now: the name is not resolved a second time,
 * since the result could differ.
 */
export function pinnedAgent(addresses: string[], reroute: (place: PinnedAddress) => PinnedAddress): Agent {
  const connect = buildConnector({ allowH2: false, timeout: 5_000 });
  return new Agent({
    allowH2: false,
    connections: 1,
    connect(wanted, done) {
      const port = Number(wanted.port) || (wanted.protocol === "https:" ? 443 : 80);
      tryEach(addresses);

      function tryEach([address = "", ...others]: string[]) {
        const place = reroute({ address, port });
        const protocol = place.isPlain ? "http:" : wanted.protocol;
        const there = { ...wanted, protocol, hostname: place.address, port: String(place.port) };
        connect(there, (...[problem, socket]) => {
          if (problem && others.length > 0) tryEach(others);
          else if (problem) done(problem, null);
          else done(null, socket);
        });
      }
    },
  });
}
