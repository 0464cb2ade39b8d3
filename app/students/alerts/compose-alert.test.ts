import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import type { Verdict } from "#app/catalogue/eligibility/judgement.ts";
import { verdictNames } from "#app/catalogue/eligibility/verdict-words.ts";
import { unsubscribeHeaders } from "#app/mail/templates/unsubscribable-email.server.ts";
import { shorterEncoding } from "#server/outbound/email/smtp.ts";
import { composeAlert } from "./compose-alert.server.ts";
import { type MailedOpportunity, pickForMail, roomToCheck } from "./mailed-opportunity.server.ts";

const tools = { origin: "https://fursa.example", secret: "a-secret-of-thirty-two-characters-or-more" };
const whom = "8f14e45f-ceea-467f-a0e6-1b2c3d4e5f60";

const ten = (text: string): MailedOpportunity[] =>
  Array.from({ length: 10 }, () => ({
    kind: "scholarship",
    id: whom,
    title: text,
    byline: text,
    closes: "Usually closes 15 December",
    verdict: { verdict: "openNow", text: "Open to you now" },
    percent: 100,
    reason: text,
  }));

test.each([
  ["ordinary words", "A scholarship for students of law and economics in East Africa "],
  ["Ethiopic letters", "የኢትዮጵያ ተማሪዎች ነፃ የትምህርት ዕድል "],
  ["signs that HTML writes long", `"<&'>" `],
  ["emoji", "🎓👩🏾‍🎓 "],
])("ten of the longest possible matches in %s weigh less than 30 KB on the wire", async (_, text) => {
  const mail = composeAlert(tools, whom, ten(text.repeat(60)));
  const transport = createTransport({ streamTransport: true, buffer: true });
  const headers = unsubscribeHeaders(`https://fursa.example/mail/stop/${"x".repeat(44)}`);
  const { message } = await transport.sendMail({
    ...mail,
    headers,
    textEncoding: shorterEncoding(mail.text + mail.html),
    from: "Fursa <hello@fursa.example>",
    to: "amina@example.com",
  });
  expect((message as Buffer).length).toBeLessThan(30_000);
  const parsed = await PostalMime.parse(message as Buffer);
  expect(parsed.subject).toBe(mail.subject);
  for (const part of [parsed.text, parsed.html]) {
    expect(part).toContain("Open to you now");
    expect(part).not.toContain("100% match");
  }
});

const listed = (verdict: Verdict, title = "An award"): MailedOpportunity => ({
  ...{ kind: "scholarship", id: whom, title, byline: "", closes: null, percent: 100 },
  verdict: { verdict, text: verdictNames[verdict] },
});

test("an email leads with what is open now, has at most two to check, and nothing that is not open", () => {
  const picked = pickForMail([
    listed("checkWithThem"),
    listed("notOpen"),
    listed("checkWithThem"),
    listed("oneMissing"),
    listed("checkWithThem"),
    listed("opensLater"),
    listed("openNow"),
  ]);
  expect(picked.map(({ verdict }) => verdict?.verdict)).toEqual([
    "openNow",
    "opensLater",
    "oneMissing",
    "checkWithThem",
    "checkWithThem",
  ]);
  expect(roomToCheck(picked)).toBe(0);
});

test.each([
  [
    ["openNow", "oneMissing"],
    "Open to you now: Rhodes",
    "2 new opportunities, 1 of them open to you now. Each says whether you can apply.",
  ],
  [
    ["openNow", "openNow"],
    "2 open to you now: Rhodes",
    "2 new opportunities, 2 of them open to you now. Each says whether you can apply.",
  ],
  [
    ["checkWithThem"],
    "New on Fursa: Rhodes",
    "Something new on Fursa may be for you. Each entry says whether you can apply.",
  ],
  [
    ["opensLater", "oneMissing"],
    "2 new on Fursa: Rhodes",
    "2 new opportunities, none of them open to you now. Each says whether you can apply.",
  ],
] as const)("the subject of an alert with %j is '%s'", (verdicts, subject, intro) => {
  const mail = composeAlert(
    tools,
    whom,
    verdicts.map((verdict) => listed(verdict, "Rhodes")),
  );
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(intro);
  for (const verdict of verdicts) expect(mail.text).toContain(`${verdictNames[verdict]}: Rhodes`);
  const greens = mail.html.split("#dcefe4").length - 1;
  expect(greens).toBe(verdicts.filter((verdict) => verdict === "openNow").length);
});

test("an email loads nothing from elsewhere and runs no script", () => {
  const { html } = composeAlert(tools, whom, ten("<script>alert(1)</script><img src=x>"));
  expect(html).not.toMatch(/<(script|img|link|iframe|object|form)\b|url\(|@import|javascript:/i);
  expect(html).toContain("&lt;script&gt;");
});
