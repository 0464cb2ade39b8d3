import { expect, test } from "vitest";
import { composeNotification } from "./compose-notification.ts";

const today = "2026-12-12";
const closing = (title: string, closesOn: string, isExpected = false) => ({
  ...{ kind: "scholarship", opportunityId: "8f14e45f", title, closesOn, isExpected },
  verdict: null as string | null,
});
const answer = (title: string) => ({ threadId: "1b2c3d4e", title });
const compose = (closings: ReturnType<typeof closing>[], answers: ReturnType<typeof answer>[] = []) =>
  composeNotification(closings, answers, today);

test("one event links to its page, and names the day", () => {
  expect(compose([closing("Rhodes", "2026-12-13")])).toEqual({
    title: "Rhodes closes tomorrow",
    body: "You saved it on Fursa.",
    path: "/scholarship/8f14e45f",
    tag: "fursa-2026-12-12",
  });
  expect(compose([closing("Rhodes", "2026-12-15", true)])?.title).toBe("Rhodes usually closes in 3 days");
  expect(compose([closing("Rhodes", today)])?.title).toBe("Rhodes closes today");
  expect(compose([], [answer("Which essay?")])).toMatchObject({
    title: "New answer: Which essay?",
    path: "/union/t/1b2c3d4e?last",
  });
});

test("one deadline says whether it is open to its reader", () => {
  const open = { ...closing("Rhodes", "2026-12-13"), verdict: "Open to you now" };
  expect(compose([open])?.body).toBe("Open to you now. You saved it on Fursa.");
});

test("several events share one notification, deadlines first", () => {
  const two = [closing("Rhodes", "2026-12-13"), closing("Chevening", "2026-12-15")];
  expect(compose(two)).toMatchObject({
    title: "2 saved deadlines are near",
    body: "Rhodes closes tomorrow\nChevening closes in 3 days",
    path: "/saved",
  });
  expect(compose([], [answer("One?"), answer("Two?")])).toMatchObject({
    title: "New answers to 2 of your questions",
    body: "New answer: One?\nNew answer: Two?",
    path: "/",
  });
  expect(compose(two.slice(0, 1), [answer("One?")])).toMatchObject({
    title: "Rhodes closes tomorrow",
    body: "New answer: One?",
    path: "/",
  });
  expect(compose(two, [answer("One?"), answer("Two?"), answer("Three?")])?.body).toBe(
    "Rhodes closes tomorrow\nChevening closes in 3 days\nNew answer: One?\nand 2 more",
  );
});

test("no notification is written if there is no news", () => expect(compose([])).toBeNull());

test("a notification with the longest names, in any script, fits the limit of push services", () => {
  const long = "የኢትዮጵያ ተማሪዎች ነፃ የትምህርት ዕድል\n".repeat(20);
  const notice = compose(
    Array.from({ length: 30 }, () => closing(long, "2026-12-13")),
    [answer(long)],
  );
  expect(Buffer.byteLength(JSON.stringify(notice))).toBeLessThan(2_000);
  expect(notice?.body.split("\n")).toHaveLength(4);
});
