import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { unsubscribeHeaders } from "#app/mail/templates/unsubscribable-email.server.ts";
import { shorterEncoding } from "#server/outbound/email/text-encoding.ts";
import { composeAlert } from "./compose-alert.server.ts";
import type { MailedOpportunity } from "./mailed-opportunity.server.ts";

const tools = { origin: "https://fursa.example", secret: "a-secret-of-thirty-two-characters-or-more" };
const whom = "8f14e45f-ceea-467f-a0e6-1b2c3d4e5f60";

const ten = (text: string): MailedOpportunity[] =>
  Array.from({ length: 10 }, () => ({
    kind: "scholarship",
    id: whom,
    title: text,
    byline: text,
    closes: "Usually closes 15 December",
    percent: 100,
    reason: text,
  }));

test.each([
  ["ordinary words", "A scholarship for students of law and economics in East Africa "],
  ["Ethiopic letters", "የኢትዮጵያ ተማሪዎች ነፃ የትምህርት ዕድል "],
  ["signs that HTML writes long", `"<&'>" `],
  ["emoji", "🎓👩🏾‍🎓 "],
])("ten matches in %s, as long as they get, weigh less than 30 KB on the wire", async (_, text) => {
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
  expect(parsed.text).toContain("100% match");
  expect(parsed.html).toContain("100% match");
});

test("a mail loads nothing from anywhere and runs nothing", () => {
  const { html } = composeAlert(tools, whom, ten("<script>alert(1)</script><img src=x>"));
  expect(html).not.toMatch(/<(script|img|link|iframe|object|form)\b|url\(|@import|javascript:/i);
  expect(html).toContain("&lt;script&gt;");
});
