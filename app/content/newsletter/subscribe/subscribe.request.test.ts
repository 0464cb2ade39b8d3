import { expect, test } from "vitest";
import { anAddress, aVisitor, sharedServer } from "#tests/support/servers/shared-server.ts";
import { pathIn } from "#tests/support/web/mailbox.ts";

test("a visitor subscribes to the newsletter by email, and a forged link does nothing", async () => {
  const { mailbox } = await sharedServer();
  const visitor = await aVisitor();
  const email = anAddress("reader");
  const home = await visitor.open("/");
  let page = await home.follow("Newsletter", home.one("footer"));
  page = await page.submit("Send me the newsletter", { Email: email });
  expect(page.status).toBe(400);
  expect(page.text).toContain("Please tick this. If you're under 18");
  page = await page.submit("Send me the newsletter", {
    "I am 18 or older, or a parent or guardian agrees": true,
  });
  expect(page.messages).toContain(
    "If this address doesn't get the newsletter yet, we've sent a link to confirm.",
  );
  page = await visitor.open(pathIn(await mailbox.next(email, /Confirm the Fursa newsletter/)));
  page = await page.submit("Yes, send me the newsletter");
  expect(page.text).toContain("You'll get the newsletter on Monday.");
  page = await visitor.open("/newsletter/confirm/made-up");
  expect(page.headings(1)).toEqual(["This link no longer works"]);
});
