import { describe, expect, test } from "vitest";
import { simplePdf } from "#tests/support/web/simple-pdf.ts";
import { fixedSources } from "../sources/sources.ts";
import { extractItem } from "./extract-item.ts";
import { htmlOf } from "./page-html.server.ts";

const call = simplePdf(
  "Okapi PhD Scholarships in Uganda 2027",
  [
    "The Okapi Trust invites applications for its doctoral scholarships, and students from every",
    "country of Africa may take part if they hold a master's degree.",
    "The scholarship is worth USD 600 per month and pays the tuition of the university as well.",
    "Applications must be submitted online by every candidate, and they must reach us by 15",
    "March 2027 at the latest, with two letters.",
  ],
  ["https://okapi.example/apply"],
);
const pdf = (body: Uint8Array) => htmlOf({ body, contentType: "application/pdf" });
const [aggregator] = fixedSources;

describe("a call that is published as a PDF", () => {
  test("is read like a page: its title, its sentences across lines and its link", async () => {
    const html = await pdf(call);
    if (!html.ok || !html.result || !aggregator) throw new Error("the PDF was not read");
    const url = "https://news.example/call.pdf";
    const item = extractItem(html.result, { address: url, url, source: aggregator, today: "2026-11-15" });
    expect(item).toMatchObject({
      ok: true,
      page: { title: "Okapi PhD Scholarships in Uganda 2027" },
      result: {
        ok: true,
        fields: {
          deadline: { value: "2027-03-15" },
          amount: { value: "USD 600 per month" },
          country: { value: "Uganda" },
          education_level: { value: "doctorate" },
          application_url: { value: "https://okapi.example/apply" },
        },
      },
    });
  });

  test("links the addresses that it prints", async () => {
    const html = await pdf(simplePdf("Call", ["Collect a form from https://okapi.example/form."]));
    expect(html).toMatchObject({
      ok: true,
      result: expect.stringContaining('href="https://okapi.example/form"'),
    });
  });

  test("is recognised by its first bytes, whatever its content type", async () => {
    const html = await htmlOf({ body: call, contentType: "" });
    expect(html).toMatchObject({ ok: true, result: expect.stringContaining("Okapi PhD") });
  });

  test.each([
    ["no PDF at all", Buffer.from("%PDF-1.4 broken")],
    ["without text, as a scan is", simplePdf("", [])],
  ])("returns nothing if it is %s", async (_, body) => {
    expect(await pdf(body)).toEqual({ ok: true, result: null });
  });

  test("can't inject markup into our page", async () => {
    const html = await pdf(simplePdf("A <script>x</script> title", ["<img src=x onerror=y> ".repeat(4)]));
    expect(html).toMatchObject({ ok: true, result: expect.not.stringMatching(/<script|<img/) });
  });
});
