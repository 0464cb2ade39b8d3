import { expect, test } from "vitest";
import { z } from "zod";
import { openOutbound } from "./open-outbound.ts";

const settings = { HOST: "127.0.0.1", PORT: 3000 };

test("AI is off without an address and a model", () => {
  expect(openOutbound(settings).askAi).toBeNull();
  expect(openOutbound({ ...settings, AI_BASE_URL: "http://127.0.0.1:1" }).askAi).toBeNull();
  expect(openOutbound({ ...settings, AI_MODEL: "small" }).askAi).toBeNull();
});

test("AI is on with both, and its response is passed on", async () => {
  const { askAi } = openOutbound({ ...settings, AI_BASE_URL: "http://127.0.0.1:1/v1", AI_MODEL: "small" });
  const question = { instructions: "Answer.", prompt: "Ask.", temperature: 0 };
  expect(await askAi?.(z.object({}), question)).toEqual({
    ok: false,
    error: "the service could not be reached",
  });
});

test("outgoing requests are guarded: a private address is refused", async () => {
  const { fetchPublic } = openOutbound(settings);
  expect(await fetchPublic("http://127.0.0.1/", { accept: "*/*", types: /./ })).toMatchObject({
    ok: false,
    reason: "private",
  });
});
