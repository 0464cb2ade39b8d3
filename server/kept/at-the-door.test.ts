import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, onTestFinished, test } from "vitest";
import { standAtDoor } from "./at-the-door.ts";
import type { PlainQuestion } from "./plain-question.ts";
import type { Reply } from "./serve-kept.ts";

const page = "a page from memory";
const head = ["Content-Type", "text/html; charset=utf-8", "Content-Length", String(page.length)];
const reply: Reply = { status: 200, head, body: Buffer.from(page), requestId: "one" };

interface Parts {
  recall?: (question: PlainQuestion) => Reply | null | Promise<Reply | null>;
  answer?: (url: string, outgoing: ServerResponse) => void;
}

/** A server whose Node says that it was Node. */
async function aServer({ recall = () => reply, answer }: Parts = {}) {
  const met: string[] = [];
  const server = createServer({ keepAliveTimeout: 65_000, headersTimeout: 10_000 }, (incoming, outgoing) => {
    met.push(`${incoming.method} ${incoming.url}`);
    if (answer) return answer(incoming.url ?? "", outgoing);
    outgoing.end("from Node");
  });
  const noted: string[] = [];
  const connections = standAtDoor({
    server,
    recall,
    note: (url, status) => void noted.push(`${url} ${status}`),
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    connections.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return { server, connections, port, met, noted, url: `http://127.0.0.1:${port}` };
}

async function aVisitor(
  port: number,
): Promise<{ socket: Socket; hears: (until: string) => Promise<string> }> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  let heard = "";
  socket.on("data", (words) => (heard += words)).on("error", () => undefined);
  return {
    socket,
    async hears(until) {
      while (!heard.includes(until) && !socket.closed) await nextTurn();
      return heard;
    },
  };
}

const question = "GET /about HTTP/1.1\r\nHost: fursa.test\r\n\r\n";

describe("at the door", () => {
  test("a page that is kept is given, with what Node would say of the connection", async () => {
    const { url, met, noted } = await aServer();
    const answer = await fetch(`${url}/about`);
    expect(await answer.text()).toBe(page);
    expect(Object.fromEntries(answer.headers)).toEqual({
      "content-type": "text/html; charset=utf-8",
      "content-length": String(page.length),
      "x-request-id": "one",
      connection: "keep-alive",
      "keep-alive": "timeout=65",
      date: expect.stringMatching(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/),
    });
    expect(met).toEqual([]);
    expect(noted).toEqual(["/about 200"]);
  });

  test("one question after the other is answered on one connection", async () => {
    const { port, met, noted } = await aServer();
    const { socket, hears } = await aVisitor(port);
    for (const time of [1, 2, 3]) {
      socket.write(question);
      while (noted.length < time) await nextTurn();
    }
    socket.end();
    await once(socket, "close");
    expect((await hears(page)).split(page)).toHaveLength(4);
    expect(met).toEqual([]);
  });

  test("an answer without a body has none", async () => {
    const { port } = await aServer({
      recall: () => ({ ...reply, status: 304, head: ["ETag", '"a"'], body: null }),
    });
    const { socket, hears } = await aVisitor(port);
    socket.write(question);
    expect(await hears("\r\n\r\n")).toMatch(/^HTTP\/1.1 304 Not Modified\r\nETag: "a"\r\n.*\r\n\r\n$/s);
  });

  test.each([
    ["nothing is kept for it", () => null],
    ["what was kept is no longer so", async () => null],
    ["that can't be asked", () => Promise.reject(new Error("away"))],
  ])("Node answers where %s, and all that follows on that connection", async (_, recall) => {
    const { port, met } = await aServer({ recall });
    const { socket, hears } = await aVisitor(port);
    socket.write(question);
    await hears("from Node");
    socket.write(question.replace("about", "jobs").slice(0, 30));
    await nextTurn();
    socket.write(question.replace("about", "jobs").slice(30));
    while (met.length < 2) await nextTurn();
    expect(met).toEqual(["GET /about", "GET /jobs"]);
  });

  test("a page that has to be made first is waited for, and the connection stays here", async () => {
    const asked: ((answer: Reply) => void)[] = [];
    const { port, met, noted } = await aServer({
      recall: () => (asked.length > 0 ? reply : new Promise((resolve) => void asked.push(resolve))),
    });
    const { socket, hears } = await aVisitor(port);
    socket.write(question);
    while (asked.length === 0) await nextTurn();
    asked[0]?.(reply);
    await hears(page);
    socket.write(question);
    while (noted.length < 2) await nextTurn();
    expect(met).toEqual([]);
  });

  test("whoever has said all, and waits for what has to be made, hears it", async () => {
    const asked: ((answer: Reply) => void)[] = [];
    const { port } = await aServer({ recall: () => new Promise((resolve) => void asked.push(resolve)) });
    const { socket, hears } = await aVisitor(port);
    socket.end(question);
    while (asked.length === 0) await nextTurn();
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
    asked[0]?.(reply);
    await once(socket, "close");
    expect(await hears(page)).toContain(page);
  });

  test("whoever asks twice at once, or before the first answer, is answered in turn", async () => {
    const asked: ((answer: Reply) => void)[] = [];
    const { port, met } = await aServer({ recall: () => new Promise((resolve) => void asked.push(resolve)) });
    const { socket, hears } = await aVisitor(port);
    socket.write(question);
    while (asked.length === 0) await nextTurn();
    socket.write("POST /sent HTTP/1.1\r\nHost: fursa.test\r\nContent-Length: 2\r\n\r\nab");
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
    expect(met).toEqual([]);
    asked[0]?.(reply);
    const heard = await hears("from Node");
    expect(heard.indexOf(page)).toBeLessThan(heard.indexOf("from Node"));
    expect(met).toEqual(["POST /sent"]);
    const both = await aVisitor(port);
    both.socket.write(question + question);
    while (met.length < 3) await nextTurn();
    expect(met.slice(1)).toEqual(["GET /about", "GET /about"]);
  });

  test("a question that comes in pieces is left to Node, whole", async () => {
    const { port, met } = await aServer();
    const { socket, hears } = await aVisitor(port);
    for (const piece of question.match(/.{1,9}/gs) ?? []) {
      socket.write(piece);
      await nextTurn();
    }
    await hears("from Node");
    expect(met).toEqual(["GET /about"]);
  });

  test("who has said good-bye after asking still hears the answer", async () => {
    const { port } = await aServer();
    const { socket, hears } = await aVisitor(port);
    socket.end(question);
    await once(socket, "close");
    expect(await hears(page)).toContain(page);
  });

  test("who does not fetch the answers is not heard further", async () => {
    const large: Reply = { ...reply, head: ["Content-Length", "4000000"], body: Buffer.alloc(4_000_000) };
    let asked = 0;
    const { port, server } = await aServer({
      recall: () => {
        asked += 1;
        return large;
      },
    });
    const [visitor] = await Promise.all([
      once(server, "connection"),
      once(connect(port, "127.0.0.1").pause(), "connect").then(() => []),
    ]);
    const socket = visitor[0] as Socket;
    for (let time = 0; time < 5; time += 1) {
      socket.emit("data", Buffer.from(question));
      if (socket.isPaused()) break;
    }
    expect([asked, socket.isPaused()]).toEqual([1, true]);
  });

  test("what somebody has yet to fetch is not written over with another's answer", async () => {
    const size = 30_000;
    const { port, server } = await aServer({
      recall: ({ url }) => ({
        ...reply,
        head: ["Content-Length", String(size)],
        body: Buffer.alloc(size, url === "/slow" ? "s" : "q"),
      }),
    });
    const coming = once(server, "connection") as Promise<[Socket]>;
    const slow = connect(port, "127.0.0.1").pause();
    const [visitor] = await coming;
    let asked = 0;
    while (!visitor.isPaused()) {
      visitor.emit("data", Buffer.from(question.replace("about", "slow")));
      asked += 1;
    }
    for (let time = 0; time < 100; time += 1) {
      const quick = await aVisitor(port);
      quick.socket.write(question);
      expect((await quick.hears("q".repeat(size))).match(/\r\n\r\n(.*)/)?.[1]).toBe("q".repeat(size));
      quick.socket.destroy();
    }
    let heard = "";
    slow.on("data", (words) => (heard += words)).resume();
    while (heard.length < asked * size) await nextTurn();
    expect(heard.includes("qq")).toBe(false);
  });

  test("the server's patience is kept: for a first word, and between two questions", async () => {
    const { port, server } = await aServer();
    const coming = once(server, "connection") as Promise<[Socket]>;
    const { socket, hears } = await aVisitor(port);
    const [visitor] = await coming;
    expect(visitor.timeout).toBe(10_000);
    socket.write(question);
    await hears(page);
    expect(visitor.timeout).toBe(65_000);
    visitor.emit("timeout");
    await once(socket, "close");
  });

  test("who waits for nothing is let go when the server stops, who waits for an answer hears it", async () => {
    const asked: ((answer: Reply) => void)[] = [];
    const { port, connections } = await aServer({
      recall: ({ url }) => (url === "/slow" ? new Promise((resolve) => void asked.push(resolve)) : reply),
    });
    const [idle, silent, waiting] = [await aVisitor(port), await aVisitor(port), await aVisitor(port)];
    idle.socket.write(question);
    await idle.hears(page);
    waiting.socket.write(question.replace("about", "slow"));
    while (asked.length === 0) await nextTurn();
    connections.closeIdleConnections();
    await Promise.all([idle, silent].map(({ socket }) => once(socket, "close")));
    expect(waiting.socket.closed).toBe(false);
    asked[0]?.(reply);
    await waiting.hears(page);
    connections.closeIdleConnections();
    await once(waiting.socket, "close");
    expect(await waiting.hears(page)).toContain(page);
  });
});

describe("whatever is said", () => {
  const word = fc.constantFrom(
    ...[
      "GET",
      "POST",
      "HEAD",
      " ",
      "/",
      "/about",
      "/about?a=b",
      " HTTP/1.1",
      " HTTP/1.0",
      "\r\n",
      "\r",
      "\n",
      "\t",
      ":",
      ": ",
    ],
    ...[
      "Host",
      "Host: a.test",
      "Connection: close",
      "Connection: keep-alive",
      "Content-Length: 3",
      "abc",
      "Cookie: a=1",
    ],
    ...[
      "Transfer-Encoding: chunked",
      "X-A: \x01",
      "\r\n\r\n",
      "Range: bytes=0-1",
      "é",
      "#",
      "GET / HTTP/1.1\r\nHost: a.test\r\n",
    ],
  );
  const said = fc.array(word, { maxLength: 12 }).map((words) => words.join(""));

  const benign = [
    "Accept: */*\r\n",
    "Cookie: a=1\r\n",
    "Connection: keep-alive\r\n",
    "X-A:\r\n",
    "Range: bytes=0-1\r\n",
  ];

  test("is answered as by Node alone", async () => {
    const answer = (url: string, outgoing: ServerResponse) => void outgoing.end(`you asked ${url}`);
    const recall = ({ url }: PlainQuestion): Reply => {
      const body = Buffer.from(`you asked ${url}`);
      return { status: 200, head: ["Content-Length", String(body.length)], body, requestId: "one" };
    };
    const withDoor = await aServer({ answer, recall });
    const withoutDoor = await aServer({ answer, recall: () => null });
    const hearAll = async (port: number, words: string) => {
      const { socket, hears } = await aVisitor(port);
      socket.end(Buffer.from(words, "latin1"));
      await once(socket, "close");
      return (await hears(""))
        .replaceAll(/(X-Request-Id|Date|Connection|Keep-Alive|Content-Length): .*\r\n/g, "")
        .replaceAll("\r\n", "\n");
    };
    const asked = "GET /about HTTP/1.1\r\nHost: a.test\r\n";
    const lines = fc.array(said, { maxLength: 3 }).map((some) => some.map((line) => `${line}\r\n`).join(""));
    const anything = fc.oneof(
      said,
      said.map((words) => asked + words),
      lines.map((some) => `${asked}${some}\r\n`),
      fc.subarray(benign).map((some) => `${asked}${some.join("")}\r\n`),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (words) => {
        expect(await hearAll(withDoor.port, words)).toBe(await hearAll(withoutDoor.port, words));
      }),
      { numRuns: 300 },
    );
    expect(withDoor.noted.length).toBeGreaterThan(10);
  });
});
