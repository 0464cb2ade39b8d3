import { load } from "cheerio";
import { describe, expect, test } from "vitest";
import { scriptVectors } from "#tests/support/hostile/script-vectors.ts";
import { renderPost } from "../thread/render-post.server.ts";
import { reviewPost } from "./review-post.server.ts";

const known = { isNew: false, isAdmin: false };
const newcomer = { isNew: true, isAdmin: false };
const catalogue = [
  { kind: "scholarship", id: "1", name: "Chevening Scholarships", host: "chevening.org" },
] as const;
const review = (text: string, author = known) => reviewPost(text, catalogue, author);

describe("a post that looks like a scam", () => {
  test.each([
    ["You won! Pay a processing fee of $50 by M-Pesa to my number today.", "It asks for money"],
    ["Pay the fee. Send the money by M-Pesa to my number.", "The money goes to a phone or a person"],
    ["Apply at https://chevening-award.org now, pay the registration fee there.", "look"],
  ])("is held for everyone, with the reason: %s", (text, reason) => {
    const { state, flags } = review(text);
    expect(state).toBe("held");
    expect(flags.join()).toMatch(new RegExp(reason, "i"));
  });

  test("slightly is shown but flagged, and held if its author is new", () => {
    const text = "Pay a processing fee of $50 to release your scholarship.";
    expect(review(text)).toEqual({ state: "shown", flags: [expect.stringContaining("It asks for money")] });
    expect(review(text, newcomer).state).toBe("held");
  });

  test("is detected behind a Markdown link that shows another address", () => {
    const { state, flags } = review("[https://chevening.org](https://chevenlng.org/pay)", newcomer);
    expect(state).toBe("held");
    expect(flags.join()).toContain("chevenlng.org");
  });

  test.each(["http://%ff@a.com", "http://%zz@a.com", "[x](http://%ff@a.com)"])(
    "is detected if its address isn't valid text: %s",
    (link) => {
      expect(review(link, newcomer)).toMatchObject({ state: "held" });
    },
  );

  test("is held if the scam hides among many addresses", () => {
    const many = Array.from({ length: 30 }, (_, place) => `https://site${place}.example.com`).join(" ");
    expect(review(`${many} https://chevenlng.org`, newcomer).state).toBe("held");
    expect(review(many).flags).toContain("Too many links to check");
  });

  test("by an admin is shown, who may be quoting one", () => {
    expect(review("Pay a processing fee of $50.", { isNew: false, isAdmin: true })).toEqual({
      state: "shown",
      flags: [],
    });
  });
});

describe("an honest post", () => {
  test.each([
    "Has anyone written the second essay for Chevening? I am stuck at the leadership part.",
    "I got my visa in three weeks. Bring the bank statement of the last six months.",
    "The official page is https://www.chevening.org/apply/",
  ])("is shown at once: %s", (text) => {
    expect(review(text).state).toBe("shown");
  });

  test("in plain sentences is shown for a new member too", () => {
    expect(review("Two pages are plenty.", newcomer)).toEqual({ state: "shown", flags: [] });
  });
});

describe("a new member's", () => {
  test.each([
    "See https://www.chevening.org/apply/",
    "See www.example.org",
    "See example.org/apply",
    "[here](//example.org/a)",
    "[here](http:example.org/a)",
    "<https://example.org>",
    "[x][1]\n\n[1]: https://example.org/a",
    "Write to me: amina@example.org",
  ])("link waits for review: %s", (text) => {
    const { state, flags } = review(text, newcomer);
    expect(state).toBe("held");
    expect(flags.length).toBeGreaterThan(0);
  });

  test("phone number waits for review, and a year does not", () => {
    const { state, flags } = review("My number is +254 712 345 678", newcomer);
    expect(state).toBe("held");
    expect(flags).toContain("A new member's phone number");
    expect(review("Intake 2026-2027, about 10 000 dollars", newcomer).state).toBe("shown");
  });

  test("link to a page of ours is shown", () => {
    expect(review("See [this](/browse?tab=colleges)", newcomer).state).toBe("shown");
  });
});

describe("a post's HTML", () => {
  test("has bold, lists and nofollow links, and no headings, pictures or footnotes", () => {
    const html = renderPost(
      "# Big\n\n**bold** [x](https://x.org) [me](mailto:a@b.co) [here](/browse) ![alt](https://x.org/x.png) note[^1]\n\n[^1]: foot",
    );
    expect(html).toContain("<p><strong>Big</strong></p>");
    expect(html).toContain('<a href="https://x.org/" rel="nofollow ugc noopener">x</a>');
    expect(html).toContain('<a href="mailto:a@b.co" rel="nofollow ugc noopener">me</a>');
    expect(html).toContain('<a href="/browse">here</a>');
    expect(html).toContain("<span>alt</span>");
    expect(html).not.toMatch(/<h\d|<img|<sup|<section| id=/);
  });

  test.each([...scriptVectors.html, ...scriptVectors.markdown])("can't run a script: %j", (vector) => {
    const $ = load(renderPost(`Before\n\n${vector}\n\nAfter`), null, false);
    const allowed =
      "p a em strong del code pre ul ol li blockquote hr br div table thead tbody tr th td span".split(" ");
    const attributes = "href rel class tabindex role aria-label scope start".split(" ");
    for (const element of $("*")
      .map((_, found) => $(found))
      .get()) {
      expect(allowed).toContain(element.prop("tagName")?.toLowerCase());
      for (const name of Object.keys(element.attr() ?? {})) expect(attributes).toContain(name);
      expect(element.attr("href") ?? "").toMatch(/^$|^https?:|^mailto:|^\/(?!\/)|^#/);
    }
  });
});
