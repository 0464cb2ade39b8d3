import { describe, expect, test } from "vitest";
import { noCycle } from "#app/catalogue/dates/cycle.ts";
import { tonightOf } from "./can-apply-tonight.ts";

const today = "2026-11-15";
const { closesOn, ...days } = noCycle;
const unknown = { ...days, lastDeadline: null, evidence: [] };
const open = { ...unknown, deadline: "2026-12-24" };
const simple = {
  ...open,
  isOnline: true,
  applicationFee: 0,
  applicationFeeCurrency: null,
  documents: ["CV"],
  referees: 0,
  hasEssay: false,
};

describe("can I apply tonight, on my phone?", () => {
  test("yes, if it is open, sent online, and needs nobody else's letter", () => {
    expect(tonightOf(simple, today)).toMatchObject({
      answer: "yes",
      why: ["First get everything on the list ready."],
      points: [
        { name: "Open now?", value: "Open now, closes in 39 days" },
        { name: "Apply online?", value: "Yes" },
        { name: "Free to apply?", value: "Yes, it costs nothing" },
      ],
      opensLater: false,
    });
  });

  test("a closing day that only a visitor reported is not a yes", () => {
    const reported = { ...simple, evidence: [{ facts: "Deadline", source: "visitor" as const }] };
    expect(tonightOf(reported, today)).toMatchObject({
      answer: "unsure",
      why: ["We haven't confirmed it's open now."],
    });
  });

  test("not yet, and why", () => {
    const closed = { ...simple, deadline: "2026-11-01", isOnline: false, referees: 2 };
    expect(tonightOf(closed, today)).toMatchObject({
      answer: "not yet",
      why: ["It isn't open now.", "You can't apply online.", "You need letters from 2 referees first."],
      opensLater: true,
    });
    const rolledOver = {
      ...closed,
      deadline: null,
      lastDeadline: "2026-11-01",
      usualOpens: "09",
      usualCloses: "11",
    };
    expect(tonightOf(rolledOver, today)).toMatchObject({ answer: "not yet", opensLater: true });
  });

  test("an unconfirmed fact is not a yes", () => {
    const vague = { ...unknown, deadline: null, applicationFee: null, applicationFeeCurrency: null };
    expect(tonightOf(vague, today)).toMatchObject({
      answer: "unsure",
      why: [
        "We haven't confirmed it's open now.",
        "We're not sure you can apply online. Check the official site.",
        "We don't know yet which documents they need. Check the official site.",
      ],
      points: [
        { name: "Open now?", value: "Date not announced" },
        { name: "Apply online?", value: "Not stated" },
        { name: "Free to apply?", value: "Not stated" },
      ],
    });
    const usually = { ...simple, deadline: null, usualOpens: "11", usualCloses: "12" };
    expect(tonightOf(usually, today).answer).toBe("unsure");
  });

  test("unknown documents are not a yes, and a letter among them is not ready tonight", () => {
    expect(tonightOf({ ...simple, documents: null }, today)).toMatchObject({
      answer: "unsure",
      why: ["We don't know yet which documents they need. Check the official site."],
    });
    const letters = { ...simple, documents: ["CV", "Recommendation letter"], referees: null };
    expect(tonightOf(letters, today)).toMatchObject({
      answer: "not yet",
      why: ["You need a letter from a referee first."],
    });
    expect(tonightOf({ ...simple, documents: [] }, today).answer).toBe("yes");
  });

  test("a portal in the record says that it is sent online, unless the record says otherwise", () => {
    const onlineIn = (more: object) =>
      tonightOf({ ...simple, isOnline: null, ...more }, today).points[1]?.value;
    expect(onlineIn({ admission: "KUCCPS placement for school leavers" })).toBe("Yes");
    expect(onlineIn({ admission: "direct: Common Application, essays" })).toBe("Yes");
    expect(onlineIn({ admission: "JAMB/UTME + post-UTME" })).toBe("Not stated");
    expect(onlineIn({ admission: "KUCCPS portal", isOnline: false })).toBe("No, on paper or in person");
  });

  test("a fee is named, and excludes nothing from the list", () => {
    const paid = { ...simple, applicationFee: 2000, applicationFeeCurrency: "NGN" };
    expect(tonightOf(paid, today)).toMatchObject({ answer: "yes" });
    expect(tonightOf(paid, today).points[2]).toEqual({
      name: "Free to apply?",
      value: "No, it costs NGN 2,000",
    });
  });
});
