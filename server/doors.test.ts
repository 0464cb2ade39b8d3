import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { hangDoors } from "./doors.ts";

const here = { port: 0, host: "127.0.0.1" };

async function aServer() {
  const server = createServer((_, answer) => void answer.end("welcome"));
  const doors = hangDoors(server);
  const { port } = await doors.open(here);
  onTestFinished(async () => {
    server.closeAllConnections();
    await doors.close();
  });
  return { server, doors, port, url: `http://127.0.0.1:${port}` };
}

describe("the doors of a server", () => {
  test.runIf(process.platform === "linux")(
    "let many in during a few turns, and Node's own one a turn",
    async () => {
      const crowd = 64;
      const turnsFor = async (server: ReturnType<typeof createServer>, port: number) => {
        let arrived = 0;
        server.on("connection", () => {
          arrived += 1;
        });
        const visitors = Array.from({ length: crowd }, () => connect(port, here.host));
        let turns = 0;
        for (; arrived < crowd; turns += 1) await nextTurn();
        for (const visitor of visitors) visitor.destroy();
        return turns;
      };
      const plain = createServer().listen(here);
      onTestFinished(() => void plain.close());
      await once(plain, "listening");
      const { port } = plain.address() as { port: number };
      const behindOne = await turnsFor(plain, port);
      const several = await aServer();
      const behindSeveral = await turnsFor(several.server, several.port);
      expect(behindOne).toBeGreaterThanOrEqual(crowd);
      expect(behindSeveral).toBeLessThan(crowd / 2);
    },
  );

  test("lead to the same pages, whichever one comes through", async () => {
    const { url } = await aServer();
    const answers = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const answer = await fetch(url, { headers: { Connection: "close" } });
        return answer.text();
      }),
    );
    expect(new Set(answers)).toEqual(new Set(["welcome"]));
  });

  test("do not open beside those of another server", async () => {
    const { port } = await aServer();
    const opening = hangDoors(createServer()).open({ port, host: here.host });
    await expect(opening).rejects.toMatchObject({ code: "EADDRINUSE", syscall: "listen", port });
  });

  test("are shut when the last one has left, and let nobody in any more", async () => {
    const { server, doors, url } = await aServer();
    const served: ServerResponse[] = [];
    server.removeAllListeners("request").on("request", (_, answer) => served.push(answer));
    const visitors = Array.from({ length: 8 }, () => fetch(url));
    while (served.length < visitors.length) await nextTurn();
    let isShut = false;
    const shutting = doors.close().then(() => {
      isShut = true;
    });
    await expect(fetch(url)).rejects.toThrow();
    expect(isShut).toBe(false);
    for (const answer of served) answer.setHeader("Connection", "close").end("good bye");
    const heard = await Promise.all(visitors.map(async (visitor) => (await visitor).text()));
    expect(new Set(heard)).toEqual(new Set(["good bye"]));
    await shutting;
  });
});
