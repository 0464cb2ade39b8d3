import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Crowd, type Kind, kindOf, nextLimit, openCrowd, watchLoad } from "./crowd.ts";

const calm = { limit: 100, peak: 10, late: 0, waiting: 0 };

describe("how many are let in at once", () => {
  test.each([
    ["stays while there is room", calm, 100],
    ["grows where all of it is used and nobody waits", { ...calm, peak: 90 }, 105],
    ["shrinks below those who were inside when the event loop is late", { ...calm, peak: 80, late: 51 }, 72],
    ["shrinks when many wait for the database", { ...calm, peak: 80, waiting: 6 }, 72],
    ["is never less than some", { ...calm, peak: 3, late: 2000 }, 8],
    ["has an end", { ...calm, limit: 4096, peak: 4096 }, 4096],
  ])("%s", (_, moment, expected) => {
    expect(nextLimit(moment)).toBe(expected);
  });

  const fill = (crowd: Crowd) => {
    const letIn = { robot: 0, visitor: 0, member: 0, writer: 0, many: 0 };
    for (const kind of ["robot", "visitor", "member", "writer", "many"] as const)
      while (crowd.enter(kind)) letIn[kind] += 1;
    return letIn;
  };

  test("robots are refused first, then visitors, then members, then who saves something or signs in, and who asks for many has a place of her own", () => {
    const crowd = openCrowd();
    expect(fill(crowd)).toEqual({ robot: 32, visitor: 32, member: 16, writer: 16, many: 8 });
    expect(crowd.standing()).toMatchObject({ inside: 104, inLine: 0 });
    for (const kind of ["visitor", "robot"] as const) for (let one = 0; one < 32; one += 1) crowd.leave(kind);
    for (let one = 0; one < 9; one += 1) crowd.leave("member");
    expect(crowd.enter("robot")).toBe(true);
  });

  test("two visitors and two members are let in, however many sign in", () => {
    const crowd = openCrowd();
    while (crowd.enter("writer"));
    expect(fill(crowd)).toEqual({ robot: 0, visitor: 2, member: 2, writer: 0, many: 8 });
    crowd.leave("visitor");
    expect([crowd.enter("writer"), crowd.enter("visitor"), crowd.enter("visitor")]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test("comes down while they keep each other waiting, and goes up again when that is over", () => {
    const crowd = openCrowd();
    const letIn = () => {
      const letIn = fill(crowd);
      for (const [kind, count] of Object.entries(letIn))
        for (let one = 0; one < count; one += 1) crowd.leave(kind as Kind);
      return letIn.robot + letIn.visitor;
    };
    for (let look = 0; look < 50; look += 1) {
      letIn();
      crowd.look({ late: 200, waiting: 0 });
    }
    expect(letIn()).toBe(8);
    for (let look = 0; look < 50; look += 1) {
      letIn();
      crowd.look({ late: 1, waiting: 0 });
    }
    expect(letIn()).toBeGreaterThan(60);
    expect(crowd.standing()).toMatchObject({ inside: 0, late: 1 });
  });
});

describe("who finds no place", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  /** Nobody else fits in, whoever it is. */
  function aFullHouse() {
    const crowd = openCrowd();
    for (const kind of ["writer", "visitor", "member", "many"] as const) while (crowd.enter(kind));
    expect(crowd.standing()).toMatchObject({ inside: 108, inLine: 0 });
    return crowd;
  }

  test("stands in line and is let in when somebody leaves: who saves something first, then in the order in which they came", async () => {
    const crowd = aFullHouse();
    const letIn: string[] = [];
    const come = async (kind: Kind, name: string) => (await crowd.standInLine(kind)) && letIn.push(name);
    come("visitor", "a visitor");
    come("visitor", "another");
    come("member", "a member");
    come("writer", "who saves");
    expect(crowd.standing()).toMatchObject({ inside: 108, inLine: 4 });
    const leave = async (count: number) => {
      for (let one = 0; one < count; one += 1) crowd.leave("writer");
      await vi.advanceTimersByTimeAsync(0);
      return letIn.splice(0);
    };
    expect(await leave(12)).toEqual([]);
    expect(await leave(1)).toEqual(["who saves"]);
    expect(await leave(17)).toEqual(["a member"]);
    expect(await leave(17)).toEqual(["a visitor"]);
    expect(await leave(1)).toEqual(["another"]);
    expect(crowd.standing()).toMatchObject({ inside: 64, inLine: 0, refused: { visitor: 0 } });
  });

  test("is told after a second to come again", async () => {
    const crowd = aFullHouse();
    let isLetIn: boolean | undefined;
    void crowd.standInLine("visitor").then((answer) => {
      isLetIn = answer;
    });
    await vi.advanceTimersByTimeAsync(999);
    expect(isLetIn).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(isLetIn).toBe(false);
    expect(crowd.standing()).toMatchObject({ inside: 108, inLine: 0, refused: { visitor: 1 } });
    // Nobody is called in her stead.
    for (let one = 0; one < 50; one += 1) crowd.leave("writer");
    expect(crowd.standing().inside).toBe(58);
  });

  test("is let in when the limit grows", async () => {
    const crowd = aFullHouse();
    const waiting = crowd.standInLine("writer");
    for (let look = 0; look < 5; look += 1) crowd.look({ late: 0, waiting: 0 });
    expect(await waiting).toBe(true);
  });

  test("is turned away where the line is too long, a robot always, and who saves something last", async () => {
    const crowd = aFullHouse();
    expect(crowd.turnsAway("robot")).toBe(true);
    expect(await crowd.standInLine("robot")).toBe(false);
    const lengths = (["visitor", "member", "writer", "many"] as const).map((kind) => {
      while (!crowd.turnsAway(kind)) void crowd.standInLine(kind);
      return crowd.standing().inLine;
    });
    expect(lengths).toEqual([64, 144, 240, 248]);
    expect(await crowd.standInLine("visitor")).toBe(false);
    expect(crowd.standing().refused).toEqual({ robot: 2, visitor: 2, member: 1, writer: 1, many: 1 });
  });
});

describe("a crowd that is watched", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
  afterEach(() => void vi.useRealTimers());

  test("is looked at ten times a second while somebody is inside, for a second more, and again with the next", () => {
    let looks = 0;
    const crowd = watchLoad(openCrowd(), () => {
      looks += 1;
      return 0;
    });
    const looksIn = (milliseconds: number) => {
      const before = looks;
      vi.advanceTimersByTime(milliseconds);
      return looks - before;
    };
    expect(looksIn(5_000)).toBe(0);
    crowd.enter("visitor");
    expect(looksIn(5_000)).toBe(50);
    crowd.leave("visitor");
    expect(looksIn(5_000)).toBe(10);
    crowd.enter("visitor");
    expect(looksIn(5_000)).toBe(50);
  });
});

describe("who asks", () => {
  const phone = "Mozilla/5.0 (Linux; Android 14)";
  const robot = "Mozilla/5.0 (compatible; Googlebot/2.1)";
  const cookie = "__Secure-fursa.session_token=x";
  test.each([
    ["GET", "/browse", phone, undefined, "visitor"],
    ["GET", "/browse", undefined, "data-saver=on", "visitor"],
    ["HEAD", "/", phone, undefined, "visitor"],
    ["GET", "/authors", phone, undefined, "visitor"],
    ["GET", "/browse", robot, undefined, "robot"],
    ["POST", "/auth", robot, undefined, "robot"],
    ["GET", "/browse", phone, cookie, "member"],
    ["POST", "/newsletter", phone, undefined, "member"],
    ["POST", "/saved/heart", phone, cookie, "writer"],
    ["GET", "/auth", phone, undefined, "writer"],
    ["POST", "/auth", phone, undefined, "writer"],
    ["GET", "/auth/challenge.data", phone, undefined, "writer"],
    ["GET", "/api/auth/callback/google", phone, undefined, "writer"],
  ] as const)("%s %s of %s with %s is a %s", (method, path, agent, cookie, kind) => {
    expect(kindOf({ method, path, agent, cookie })).toBe(kind);
  });
  test("who asks for what many ask for is one of many, robot or not", () => {
    const asking = { method: "GET", path: "/", cookie: undefined, isForMany: true };
    for (const agent of [phone, robot]) expect(kindOf({ ...asking, agent })).toBe("many");
  });
});
