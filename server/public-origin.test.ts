import { expect, test } from "vitest";
import { publicOrigin } from "./public-origin.ts";

const socket = { localAddress: "::ffff:192.168.1.20", localPort: 3000 };

test.each([
  [
    "the public address, whatever the request says",
    "http://evil.example/auth",
    "https://fursa.example",
    "https://fursa.example",
  ],
  ["this machine's name", "http://localhost:3000/auth", undefined, "http://localhost:3000"],
  [
    "the address the connection came in on, not a forged name",
    "http://evil.example/auth",
    undefined,
    "http://192.168.1.20:3000",
  ],
])("links in mails lead to %s", (_, url, appUrl, origin) => {
  expect(publicOrigin(url, socket, { APP_URL: appUrl, HOST: "0.0.0.0" })).toBe(origin);
});
