import { describe, expect, test } from "vitest";
import { needsAppUrl, originAt, publicOrigin } from "./public-origin.ts";

const socket = { localAddress: "::ffff:192.168.1.20", localPort: 3000 };
const here = { HOST: "127.0.0.1", PORT: 3000, APP_URL: undefined };
const everywhere = { ...here, HOST: "0.0.0.0" };

describe("links in emails lead to", () => {
  test.each([
    [
      "the public address, whatever the request says",
      "http://evil.example/auth",
      { ...here, APP_URL: "https://fursa.example" },
      "https://fursa.example",
    ],
    ["the address listened on", "http://127.0.0.1:3000/auth", here, "http://127.0.0.1:3000"],
    ["this machine's name", "http://localhost:3000/auth", here, "http://localhost:3000"],
    ["this machine's newer address", "http://[::1]:3000/auth", { ...here, HOST: "::1" }, "http://[::1]:3000"],
    [
      "the name listened on",
      "http://fursa.lan:3000/auth",
      { ...here, HOST: "Fursa.lan" },
      "http://fursa.lan:3000",
    ],
    [
      "the address the connection came in on, where every address is listened on",
      "http://192.168.1.20:3000/auth",
      everywhere,
      "http://192.168.1.20:3000",
    ],
  ])("%s", (_, url, environment, origin) => {
    expect(publicOrigin(url, socket, environment)).toBe(origin);
  });

  test("the default port, which browsers leave out", () => {
    expect(publicOrigin("http://localhost/auth", { localPort: 80 }, here)).toBe("http://localhost");
  });
});

describe("the Host header is not trusted from", () => {
  test.each([
    ["another name", "http://evil.example:3000/", everywhere],
    ["another port", "http://127.0.0.1:3001/", here],
    ["another port of this machine's name", "http://localhost:1/", everywhere],
    ["no port", "http://localhost/", here],
    ["another address", "http://192.168.1.21:3000/", everywhere],
    ["an address that is not listened on", "http://192.168.1.20:3000/", here],
    ["this machine's other protocol", "https://localhost:3000/", here],
  ])("%s", (_, url, environment) => {
    expect(publicOrigin(url, socket, environment)).toBeNull();
  });

  test("one of the millions of addresses of the loopback network", () => {
    const inside = { localAddress: "127.9.8.7", localPort: 3000 };
    expect(publicOrigin("http://127.9.8.7:3000/", inside, everywhere)).toBeNull();
  });
});

describe("an unrequested email leads to", () => {
  test.each([
    ["the public address", "0.0.0.0", "https://fursa.example", "https://fursa.example"],
    ["this machine, where every address is listened on", "0.0.0.0", undefined, "http://localhost:3000"],
    ["this machine, where every newer address is", "::", undefined, "http://localhost:3000"],
    ["the address listened on", "192.168.1.20", undefined, "http://192.168.1.20:3000"],
    ["the newer address listened on", "::1", undefined, "http://[::1]:3000"],
  ])("%s", (_, address, appUrl, origin) => {
    expect(originAt(address, 3000, appUrl)).toBe(origin);
  });

  test("only this machine, with a warning if others can connect", () => {
    expect(needsAppUrl(everywhere)).toBe(true);
    expect(needsAppUrl(here)).toBe(false);
    expect(needsAppUrl({ ...everywhere, APP_URL: "https://fursa.example" })).toBe(false);
  });
});
