import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createEnhancer } from "#app/editors/article-import/enhance.ts";
import { createFactFinder } from "#app/editors/scraper/finds/ai-facts.ts";
import { startWebSite, type WebSite } from "#tests/support/web/web-site.ts";
import { openAi } from "./ai.ts";

const draft = {
  title: "Visas for students",
  excerpt: "What to bring to the embassy.",
  metaDescription: "",
  content: "Bring your passport. ".repeat(30),
};
const better = {
  title: "Student visas, step by step",
  excerpt: "What to bring to the embassy, and when to ask for an appointment.",
  metaDescription: "Student visas explained for students in Africa.",
  content: "## Bring your passport\n\n".repeat(20),
};

let service: WebSite;
let bodies: string[] = [];
let answer: (response: ServerResponse, time: number) => void;

beforeAll(async () => {
  service = await startWebSite((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => answer(response, bodies.push(body)));
  });
});
afterAll(() => service.stop());

function say(content: string) {
  return (response: ServerResponse) => {
    response.writeHead(200, { "content-type": "application/json" });
    const choice = { index: 0, finish_reason: "stop", message: { role: "assistant", content } };
    response.end(JSON.stringify({ id: "1", created: 1, model: "test", choices: [choice] }));
  };
}

async function enhance(longest?: number) {
  bodies = [];
  service.requests.length = 0;
  const askAi = openAi(
    { baseUrl: `http://127.0.0.1:${service.port}/v1`, key: "secret", model: "small" },
    longest,
  );
  return createEnhancer(askAi)(draft);
}

describe("an OpenAI-compatible service", () => {
  test("that responds as specified enhances the article", async () => {
    answer = say(JSON.stringify(better));
    const enhanced = await enhance();
    expect(enhanced).toEqual({ ok: true, draft: { ...better, content: better.content.trim() } });
    expect(service.requests).toMatchObject([
      { path: "/v1/chat/completions", headers: { authorization: "Bearer secret" } },
    ]);
    expect(JSON.parse(bodies[0] ?? "")).toMatchObject({ model: "small" });
    expect(bodies[0]).toContain("Bring your passport.");
  });

  test.each([
    ["is no JSON", "Sure! Here is your article."],
    ["lacks a field", JSON.stringify({ title: better.title })],
    ["is too long", JSON.stringify({ ...better, title: "x".repeat(500) })],
    ["is empty", JSON.stringify({ ...better, content: "" })],
  ])("is queried once more when its response %s, and then the reason is reported", async (_, content) => {
    answer = say(content);
    expect(await enhance()).toEqual({ ok: false, error: "its answer was not in the agreed form" });
    expect(bodies).toHaveLength(2);
  });

  test("may succeed at the second attempt", async () => {
    answer = (response, time) =>
      time === 1 ? response.writeHead(503).end() : say(JSON.stringify(better))(response);
    expect(await enhance()).toMatchObject({ ok: true });
    expect(bodies).toHaveLength(2);
  });

  test("that refuses is queried twice at most", async () => {
    answer = (response) =>
      response.writeHead(401, { "content-type": "application/json" }).end('{"error":{"message":"no"}}');
    expect(await enhance()).toEqual({ ok: false, error: "the service answered with status 401" });
    expect(bodies).toHaveLength(2);
  });

  test("that is too slow is given up", async () => {
    answer = () => undefined;
    expect(await enhance(300)).toEqual({ ok: false, error: "it took too long" });
  });
});

describe("the same service, asked for quotes from a page", () => {
  const page = {
    title: "Cedar Fellowship",
    text: "Apply by 1 March 2027.",
    missing: ["deadline" as const],
    found: {},
  };
  const findFacts = () =>
    createFactFinder(openAi({ baseUrl: `http://127.0.0.1:${service.port}/v1`, model: "small" }))(page);

  test("returns the quotes it found", async () => {
    bodies = [];
    answer = say(JSON.stringify({ facts: [{ name: "deadline", quote: "Apply by 1 March 2027." }] }));
    expect(await findFacts()).toEqual({
      ok: true,
      facts: [{ name: "deadline", quote: "Apply by 1 March 2027." }],
    });
    expect(bodies[0]).toContain("Cedar Fellowship");
  });

  test.each([
    ["a fact nobody asked for", { facts: [{ name: "winner", quote: "You have won." }] }],
    ["no list", { deadline: "2027-03-01" }],
  ])("is not trusted if it returns %s", async (_, given) => {
    answer = say(JSON.stringify(given));
    expect(await findFacts()).toEqual({ ok: false, error: "its answer was not in the agreed form" });
  });
});
