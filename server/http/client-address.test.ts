import { describe, expect, test } from "vitest";
import { clientAddress, countProxies } from "./client-address.ts";

describe("the client of a rate limit", () => {
  test.each([
    ["the peer itself, without a trusted proxy", "203.0.113.9", "198.51.100.1", 0, "203.0.113.9"],
    ["the entry our proxy wrote", "10.0.0.2", "198.51.100.1", 1, "198.51.100.1"],
    ["not what the client wrote in front of it", "10.0.0.2", "1.2.3.4, 198.51.100.1", 1, "198.51.100.1"],
    [
      "the second from the right behind two proxies",
      "10.0.0.2",
      "1.2.3.4, 198.51.100.1, 10.0.0.3",
      2,
      "198.51.100.1",
    ],
    ["the peer, where the header is missing", "10.0.0.2", null, 1, "10.0.0.2"],
    ["the peer, where the header is nonsense", "10.0.0.2", "'; drop table", 1, "10.0.0.2"],
    ["an IPv4 address, however it is written", "::ffff:203.0.113.9", null, 0, "203.0.113.9"],
    ["an IPv4 address in hexadecimal disguise", "::ffff:cb00:7109", null, 0, "203.0.113.9"],
    ["the peer, where the header holds a number alone", "10.0.0.2", "3405803785", 1, "10.0.0.2"],
    ["a whole IPv6 network", "2001:db8:1:2:3:4:5:6", null, 0, "2001:db8:1:2::/64"],
    ["the same network in its short form", "2001:db8:1:2::9", null, 0, "2001:db8:1:2::/64"],
  ])("is %s", (_, peer, forwarded, proxies, client) => {
    expect(clientAddress(peer, forwarded, proxies)).toBe(client);
  });
});

describe("the proxies in front", () => {
  test("are as many as the setting says", () => {
    expect(countProxies(2, false, "203.0.113.9")).toBe(2);
    expect(countProxies(0, true, "127.0.0.1")).toBe(0);
  });

  test("are none for a direct connection, so that nobody can forge an address", () => {
    expect(countProxies(undefined, true, "203.0.113.9")).toBe(0);
    expect(countProxies(undefined, false, "127.0.0.1")).toBe(0);
  });

  test.each(["127.0.0.1", "10.1.2.3", "172.20.0.1", "192.168.1.1", "::1", "fd00::1", "::ffff:127.0.0.1"])(
    "are one behind a public address when the peer is a neighbour: %s",
    (peer) => expect(countProxies(undefined, true, peer)).toBe(1),
  );
});
