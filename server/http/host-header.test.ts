import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hasOneHost } from "./host-header.ts";

const server = createServer((incoming, outgoing) => {
  outgoing.writeHead(hasOneHost(incoming) ? 200 : 400, { Connection: "close" }).end();
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function statusOf(lines: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.end(`${lines.join("\r\n")}\r\n\r\n`);
  return (await text(socket)).slice(9, 12);
}

test.each([
  ["200", ["GET / HTTP/1.1", "Host: fursa.example"]],
  ["200", ["GET http://fursa.example/ HTTP/1.1", "Host: FURSA.example"]],
  ["400", ["GET / HTTP/1.1", "Host: fursa.example", "host: evil.example"]],
  ["400", ["GET / HTTP/1.1", "Host: fursa.example", "Host: fursa.example"]],
  ["400", ["GET http://evil.example/ HTTP/1.1", "Host: fursa.example"]],
])("a request is answered %s to %s", async (status, lines) => expect(await statusOf(lines)).toBe(status));
