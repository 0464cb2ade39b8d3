import { beforeAll, describe, expect, test } from "vitest";
import {
  genuine,
  laterGenuine,
  laterScams,
  scams,
  unseenGenuine,
  unseenScams,
} from "#tests/judged/scam-messages.ts";
import { colleges, internships, scholarships } from "#tests/support/catalogue/starter-catalogue.ts";
import { checkMessage, type Verdict } from "./check-message.server.ts";
import { hostOf } from "./known-records/list-known-records.server.ts";
import type { KnownRecord } from "./known-records/named-records.ts";
import { explain } from "./page/explain.ts";
import { parseMessage } from "./signals/read-message.ts";

const catalogue: KnownRecord[] = [
  ...scholarships.map(({ title, applicationUrl }) => record("scholarship", title, applicationUrl)),
  ...colleges.map(({ name, websiteUrl }) => record("college", name, websiteUrl)),
  ...internships.map(({ title, applicationUrl }) => record("internship", title, applicationUrl)),
];

function record(kind: KnownRecord["kind"], name: string, url: string | null | undefined): KnownRecord {
  return { kind, id: name, name, host: hostOf(url ?? "") };
}

const verdictOf = (text: string) => checkMessage(text, catalogue).verdict;
const isAlarm = (verdict: Verdict) => verdict === "danger" || verdict === "careful";

const sets = [
  { name: "written with the rules", scams, genuine, least: { noticed: 0.95, dangerous: 0.75 }, most: 0.05 },
  {
    name: "written after the rules",
    scams: laterScams,
    genuine: laterGenuine,
    least: { noticed: 0.9, dangerous: 0.6 },
    most: 0.1,
  },
  {
    name: "that the rules had never seen",
    scams: unseenScams,
    genuine: unseenGenuine,
    least: { noticed: 0.65, dangerous: 0.25 },
    most: 0.1,
  },
];

describe.each(sets)("the labelled messages $name", ({ name, scams, genuine, least, most }) => {
  const judge = (messages: typeof scams) => messages.map(({ text }) => ({ text, verdict: verdictOf(text) }));
  const judgedScams = judge(scams);
  const judgedGenuine = judge(genuine);
  const stopped = judgedScams.filter(({ verdict }) => verdict === "danger");
  const noticed = judgedScams.filter(({ verdict }) => isAlarm(verdict));
  const accused = judgedGenuine.filter(({ verdict }) => verdict === "danger");
  const doubted = judgedGenuine.filter(({ verdict }) => isAlarm(verdict));

  beforeAll(() => {
    const share = (some: unknown[], all: unknown[]) =>
      `${some.length} of ${all.length} (${((100 * some.length) / all.length).toFixed(0)}%)`;
    process.stdout.write(
      [
        `\n  ${name}:`,
        `    recall: ${share(noticed, scams)} of the scams noticed, ${share(stopped, scams)} called dangerous`,
        `    false alarms: ${share(doubted, genuine)} of the genuine doubted, ${share(accused, genuine)} called dangerous`,
        ...judgedScams.filter(({ verdict }) => !isAlarm(verdict)).map(({ text }) => `    missed: ${text}`),
        ...doubted.map(({ text, verdict }) => `    false alarm (${verdict}): ${text}`),
        "",
      ].join("\n"),
    );
  });

  test("that are scams are detected, and many are called dangerous", () => {
    expect(noticed.length / scams.length).toBeGreaterThanOrEqual(least.noticed);
    expect(stopped.length / scams.length).toBeGreaterThanOrEqual(least.dangerous);
  });

  test("that are genuine are never called dangerous and rarely doubted", () => {
    expect(accused).toEqual([]);
    expect(doubted.length / genuine.length).toBeLessThanOrEqual(most);
  });
});

test("are at least sixty, with enough of both sorts", () => {
  expect(scams.length + genuine.length).toBeGreaterThanOrEqual(60);
  expect(Math.min(scams.length, genuine.length)).toBeGreaterThanOrEqual(30);
});

describe("a message", () => {
  test("that links to an official page is known, with its record", () => {
    const found = checkMessage("Chevening is open: https://www.chevening.org/apply", catalogue);
    expect(found).toMatchObject({
      verdict: "known",
      addresses: [{ kind: "official", written: "chevening.org" }],
      leadsElsewhere: false,
    });
    expect(found.records[0]?.name).toContain("Chevening");
  });

  test("that only names a listed scholarship shows its record", () => {
    const found = checkMessage("Did you hear about the Mandela Rhodes scholarship?", catalogue);
    expect(found.verdict).toBe("known");
    expect(found.records[0]?.name).toContain("Mandela Rhodes");
  });

  test("that names a scholarship and links to another site says so", () => {
    const found = checkMessage("Mandela Rhodes applications: https://study-help.example.com", catalogue);
    expect(found).toMatchObject({ leadsElsewhere: true, addresses: [{ kind: "unknown" }] });
  });

  test("that hides a fee behind an official link is still a reason to be careful", () => {
    expect(verdictOf("Apply at chevening.org and pay the processing fee of 50 dollars.")).toBe("careful");
  });

  test("that asks for a fee on a look-alike is dangerous", () => {
    expect(verdictOf("Pay the registration fee at chevening-apply.com")).toBe("danger");
  });

  test("about nothing in the catalogue gets no verdict", () => {
    expect(verdictOf("See you at the library at four.")).toBe("nothing");
  });

  test("with more addresses than a person would read is checked in part, and says so", () => {
    const letters = [..."abcdefghijklmnopqrstuvwxyz"];
    const many = letters.flatMap((one) => letters.map((other) => `${one}${other}.me`)).join(" ");
    const found = checkMessage(many, catalogue);
    expect(found.addresses).toHaveLength(20);
    expect(found.verdict).toBe("careful");
    expect(explain(found).map(({ reason }) => reason)).toContain("We checked only the first 20 links.");
    expect(JSON.stringify(explain(found)).length).toBeLessThan(10_000);
  });

  test("with twenty addresses is checked completely", () => {
    const twenty = Array.from({ length: 20 }, (_, place) => `site${place}.example.com`).join(" ");
    expect(checkMessage(twenty, catalogue)).toMatchObject({ hasMoreAddresses: false, verdict: "nothing" });
  });

  test.each(["http://%ff@a.com", "http://%zz@a.com", "http://%@a.com", "http://%e0%a4@a.com/%ff?%"])(
    "with %s, which isn't valid text, is judged like any other",
    (link) => {
      expect(checkMessage(`See ${link}`, catalogue).addresses).toMatchObject([
        { kind: "look-alike", written: "a.com", trick: "disguise" },
      ]);
    },
  );

  test("never vouches for a name that it does not know", () => {
    const [found] = explain(checkMessage("http://evil.example@a.com", catalogue));
    expect(found).toMatchObject({
      reason: "The part before the @ is only for show. The link goes to the part after it.",
      verify: "Search for the organisation's own site and look for the same offer there.",
    });
  });

  test.each([
    ["*Hello* _there_ ~you~.", "Hello there you."],
    ["**Apply** now, *today*!", "Apply now, today!"],
    ["snake_case and 5*4 stay", "snake_case and 5*4 stay"],
    ["a * b *** c", "a * b c"],
    ["*", "*"],
  ])("%j is read without the formatting marks of chat apps", (pasted, text) => {
    expect(parseMessage(pasted).text).toBe(text);
  });

  test("can't hide behind invisible characters or fancy fonts", () => {
    expect(verdictOf("Send me your O\u200bT\u200bP now, and your mobile money 𝗣𝗜𝗡.")).toBe("danger");
  });

  test.each([
    ["pay ", "nothing"],
    ["a.", "nothing"],
    ["send 1 to ", "careful"],
    ["-a", "nothing"],
    ["no no ", "nothing"],
    ["1,1", "nothing"],
    ["@a.", "nothing"],
  ])("of the greatest length, made only of %j, has a verdict: %s", (piece, verdict) => {
    expect(verdictOf(piece.repeat(5_000 / piece.length))).toBe(verdict);
  });
});

test.each([
  "Félicitations ! Envoyez 5000 FCFA par mobile money pour garantir votre bourse.",
  "Vous êtes retenu. Payez les frais de dossier de 25.000 francs avant ce soir.",
  "Pour recevoir la bourse, communiquez le code reçu par SMS.",
  "ስኮላርሺፕ አግኝተዋል። 5000 ብር በቴሌብር ይላኩ።",
  "ለመመዝገብ የደረሰዎትን ኮድ ይላኩ።",
  "Hongera! Tuma shilingi 500 ili upate ufadhili.",
])("a scam in the reader's language is noticed: %s", (text) => {
  expect(isAlarm(verdictOf(text))).toBe(true);
});

test.each([
  "La bourse couvre les frais de scolarité et 150 000 FCFA par mois. Postulez en ligne, c'est gratuit.",
  "Les frais d'inscription sont de 50 000 FCFA et se paient à la banque de l'université.",
  "ስኮላርሺፑ በወር 5000 ብር ይሰጣል። ማመልከት ነፃ ነው።",
])("genuine facts about money in other languages aren't doubted: %s", (text) => {
  expect(isAlarm(verdictOf(text))).toBe(false);
});
