import { expect, test } from "vitest";
import { aVisitor, sharedServer } from "#tests/support/servers/shared-server.ts";

const scam =
  "CHEVENING 2026! You have been selected. Pay the registration fee of Ksh 2,500 by M-Pesa to 0712 555 019 within 2 hours: https://chevening-apply.com";

const check = async (message: string) =>
  (await (await aVisitor()).open("/check")).submit("Check this message", {
    "The message or the link": message,
  });

test("a scam is called one, with its reasons, the real record and a way to verify it", async () => {
  const { fursa } = await sharedServer();
  const page = await check(scam);
  expect(page.heading("This looks like a scam").count).toBe(1);
  const lookAlike = page.card("A look-alike link").text;
  expect(lookAlike).toContain("chevening-apply.com");
  expect(lookAlike).toContain("The real one is chevening.org.");
  const fee = page.card("It asks for money").text;
  expect(fee).toContain("A real scholarship pays you.");
  expect(fee).toContain("Pay the registration fee of Ksh 2,500");
  expect(fee).toContain("How to make sure:");
  expect(page.heading("In our catalogue").count).toBe(1);
  expect(page.text).toContain("Official site: chevening.org");
  expect(page.field("The message or the link").value).toBe(scam);
  expect(page.path).toBe("/check");
  expect(fursa.output()).not.toContain("0712 555 019");
});

test("an announcement with the official address is recognised", async () => {
  const page = await check("Chevening closes on 7 October. Apply at https://www.chevening.org/apply");
  expect(page.heading("We know this one").count).toBe(1);
  expect(page.heading("A known official link").count).toBe(1);
});

test("a message about nothing in the catalogue is neither believed nor accused", async () => {
  const page = await check("See you at the library at four.");
  expect(page.heading("We don't know this one").count).toBe(1);
  expect(page.text).toContain("It may be real or fake. Follow the steps below before you trust it.");
});

test("an empty message, or one far too long, is refused with 400 and what to do", async () => {
  const empty = await check("  ");
  expect(empty.status).toBe(400);
  expect(empty.text).toContain("Paste the message first.");
  const long = await check("a ".repeat(3_000));
  expect(long.status).toBe(400);
  expect(long.text).toContain("Use at most 5,000 characters");
});
