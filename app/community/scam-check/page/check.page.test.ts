import { expect, test } from "vitest";
import { action } from "./check.page.tsx";

async function refused(message: string) {
  const body = new FormData();
  body.set("message", message);
  const request = new Request("http://localhost/check", { method: "POST", body });
  // A message that is rejected is rejected before the session is looked up.
  const answer = await action({ request } as Parameters<typeof action>[0]);
  if (!("init" in answer)) throw new Error("It was not refused");
  return { status: answer.init?.status, ...answer.data };
}

test("a message that is too long comes back to be shortened", async () => {
  const pasted = "Apply now. ".repeat(600);
  expect(await refused(pasted)).toEqual({
    status: 400,
    message: pasted,
    problem: "Use at most 5,000 characters. The part with the offer and the link is enough.",
    findings: undefined,
  });
});

test("a message of a megabyte comes back with only its beginning", async () => {
  const { status, message, problem } = await refused("a".repeat(1_000_000));
  expect(status).toBe(400);
  expect(message).toHaveLength(20_000);
  expect(problem).toBe(
    "Use at most 5,000 characters. The part with the offer and the link is enough. Only the first 20,000 are shown below.",
  );
});
