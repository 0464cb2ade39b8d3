import { describe, expect, test } from "vitest";
import type { ItemPage } from "../page/parse-item-page.ts";
import { addAiFacts } from "./add-ai-facts.ts";
import type { FindFacts } from "./ai-facts.ts";
import type { CollectedFields } from "./collect-fields.ts";

const text =
  "Deadline: 30 April 2027.\nThe award is worth $500 per month in Kenya.\nThe portal closes on 15 March 2027.";
const page = { title: "Acacia Scholarship", text, publishedOn: null } as ItemPage;
const field = (value: string, evidence: string) => ({ value, evidence, from: "text" as const, isSure: true });
const gathered: CollectedFields = {
  kind: "scholarships",
  isSureOfKind: true,
  title: page.title,
  isRolling: false,
  fields: {
    deadline: field("2027-04-30", "Deadline: 30 April 2027."),
    country: field("Kenya, Uganda", "Host countries: Kenya, Uganda"),
  },
};

/** The resulting fields if the service quotes these words. */
const fieldsAfter = async (...facts: Extract<Awaited<ReturnType<FindFacts>>, { ok: true }>["facts"]) =>
  (await addAiFacts(gathered, page, async () => ({ ok: true, facts }), "2026-11-15")).fields;

describe("the AI as a second reader", () => {
  test("receives the found and the missing fields", async () => {
    let query: Parameters<FindFacts>[0] | undefined;
    await addAiFacts(
      gathered,
      page,
      async (given) => {
        query = given;
        return { ok: true, facts: [] };
      },
      "2026-11-15",
    );
    expect(query).toMatchObject({
      found: { deadline: "2027-04-30", country: "Kenya, Uganda" },
      missing: ["field", "amount", "level"],
    });
  });

  test("changes nothing where it agrees", async () => {
    expect(
      await fieldsAfter(
        { name: "deadline", quote: "Deadline: 30 April 2027." },
        { name: "country", quote: "in Kenya" },
      ),
    ).toEqual(gathered.fields);
  });

  test("makes a fact uncertain that the page also states otherwise, and leaves its value", async () => {
    expect(
      (await fieldsAfter({ name: "deadline", quote: "The portal closes on 15 March 2027." })).deadline,
    ).toEqual({
      value: "2027-04-30",
      evidence: "Deadline: 30 April 2027.. But also: The portal closes on 15 March 2027.".replace("..", "."),
      from: "text",
      isSure: false,
    });
  });

  test("can't invent words, and can't read into words what they don't say", async () => {
    expect(
      await fieldsAfter(
        { name: "deadline", quote: "Deadline: 1 March 2027" },
        { name: "amount", quote: "Deadline: 30 April 2027." },
      ),
    ).toEqual(gathered.fields);
  });

  test("adds missing facts, as uncertain", async () => {
    expect((await fieldsAfter({ name: "amount", quote: "worth $500 per month" })).amount).toMatchObject({
      value: "$500 per month",
      from: "AI",
      isSure: false,
    });
  });
});
