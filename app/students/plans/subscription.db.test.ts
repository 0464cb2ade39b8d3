import { expect } from "vitest";
import { requestInfoContext } from "#app/shared/context.ts";
import { flashContext, openFlash } from "#app/shared/flash.server.ts";
import { test } from "#tests/support/database/test-database.ts";
import { contextOf } from "#tests/support/people/signed-in-member.ts";
import { action } from "./subscription.page.tsx";

test("a choice that the database refuses is answered with 500, a message and a line in the log", async ({
  db,
}) => {
  // No user has this id, so the row can't be inserted.
  const context = contextOf(db, "00000000-0000-4000-8000-00000000dead");
  const url = new URL("http://fursa.test/subscription");
  const request = new Request(url, { method: "POST", body: new URLSearchParams({ plan: "premium" }) });
  const flash = await openFlash("a secret").of(request);
  const logged: string[] = [];
  const note = (_: object, message: string) => void logged.push(message);
  context.set(flashContext, flash);
  context.set(requestInfoContext, {
    requestId: "request-1",
    appUrl: url.origin,
    contactEmail: "team@fursa.example",
    client: "203.0.113.1",
    sends: { mail: false, sms: false },
    offersOffline: true,
    savesData: false,
    log: { info: note, warn: note, error: note },
  });
  const answer = await action({ request, context, url, params: {}, pattern: "/subscription" });
  expect(answer).toMatchObject({ init: { status: 500 } });
  expect(flash.pending).toEqual([
    {
      tone: "bad",
      title: "Failed to update subscription",
      detail: "Something went wrong on our side. Please try again. Reference: request-1",
    },
  ]);
  expect(logged).toEqual(["choosing a plan failed"]);
});
