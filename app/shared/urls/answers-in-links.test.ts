import { expect, test } from "vitest";
import { addAnswersToLink } from "./answers-in-links.ts";

const me = "country=Kenya&level=school-done";

test.each([
  ["/browse", "/browse?me=country%3DKenya%26level%3Dschool-done"],
  ["/browse?tab=colleges#top", "/browse?tab=colleges&me=country%3DKenya%26level%3Dschool-done#top"],
  ["/start", "/start?country=Kenya&level=school-done"],
  ["/start?country=Ghana", "/start?country=Ghana"],
  ["/browse?me=country%3DGhana", "/browse?me=country%3DGhana"],
  ["#top", "#top"],
  ["//elsewhere.example", "//elsewhere.example"],
])("%s leads to %s", (to, address) => {
  expect(addAnswersToLink(to, me)).toBe(address);
  expect(addAnswersToLink(to, "")).toBe(to);
});
