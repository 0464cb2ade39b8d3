import { expect, test } from "vitest";
import { pagesWithForms, sourceOf } from "#tests/support/routes/form-routes.ts";
import { failureDetail } from "./failure-detail.ts";
import { failureMessage, findFailureMessage } from "./failure-message.ts";

const address = new URL("https://fursa.example/auth?mode=signup");
const form = new FormData();

const answered = (status: number, data: string) => ({ status, statusText: "", internal: false, data });

test("every page with a form has a message for a failed submission", () => {
  const pages = pagesWithForms();
  expect(pages.length).toBeGreaterThan(40);
  const hasWords =
    /^export const handle = (failureMessage\(|\{\s+\.\.\.failureMessage\()|^export \{[^}]*\bhandle\b/m;
  expect(pages.filter((file) => !hasWords.test(sourceOf(file)))).toEqual([]);
});

test("a page's own words override the default ones", () => {
  expect(findFailureMessage(failureMessage({ title: "Not saved" }), form, address)).toEqual({
    title: "Not saved",
  });
  expect(findFailureMessage(failureMessage(), form, address)).toEqual({ title: "That didn't work" });
  expect(findFailureMessage(undefined, form, address)).toEqual({ title: "That didn't work" });
});

test("a page's message may depend on the form and the address", () => {
  const handle = failureMessage((_, { searchParams }) => ({ title: String(searchParams.get("mode")) }));
  expect(findFailureMessage(handle, form, address)).toEqual({ title: "signup" });
});

test.each([
  [
    "a lost connection",
    new TypeError("Failed to fetch"),
    "Your connection may be down or slow. What you typed is still here. Please try again.",
  ],
  [
    "a failing server",
    answered(500, "0f8c-reference"),
    "Something went wrong on our side. What you typed is still here. Please try again. Reference: 0f8c-reference",
  ],
  [
    "a failing server with a page of its own",
    answered(503, "<!doctype html><title>Unexpected Server Error</title>"),
    "Something went wrong on our side. What you typed is still here. Please try again.",
  ],
  [
    "more than the server takes",
    answered(413, "That's too much for this page."),
    "The page couldn't read what you sent. What you typed is still here.",
  ],
])("%s is distinguished from other failures, and says that nothing is lost", (_, problem, words) => {
  expect(failureDetail(problem)).toBe(words);
});
