import { afterAll, beforeAll, describe, expect } from "vitest";
import { outbox } from "#database/schema/index.ts";
import { test } from "#tests/support/database.ts";
import { type Mailbox, openMailbox } from "#tests/support/mailbox.ts";
import { openBackground } from "../background.ts";
import { openLog } from "../log.ts";
import { openMail } from "./mail.ts";
import { openSms } from "./sms.ts";

const mail = { to: "amina@example.com", subject: "Karibu · ሰላም", text: "Hello\n", html: "<p>Hello</p>" };
const contact = { CONTACT_EMAIL: "hello@fursa.example", MAIL_FROM: undefined };

describe("a mail", () => {
  let mailbox: Mailbox;
  beforeAll(async () => {
    mailbox = await openMailbox();
  });
  afterAll(() => mailbox.close());

  test("waits in the outbox where there is no server", async ({ db }) => {
    const background = openBackground(openLog("silent"));
    await openMail({ ...contact, SMTP_URL: undefined }, db, background).send(mail);
    expect(await db.select().from(outbox)).toMatchObject([
      { channel: "mail", recipient: mail.to, subject: mail.subject },
    ]);
  });

  test("reaches the server as text and HTML, and is not kept", async ({ db }) => {
    const background = openBackground(openLog("silent"));
    await openMail({ ...contact, SMTP_URL: mailbox.url }, db, background).send(mail);
    await background.settled();
    const received = await mailbox.next(mail.to, /Karibu · ሰላም/);
    expect(received).toMatchObject({
      from: { address: "hello@fursa.example", name: "Fursa" },
      text: expect.stringContaining("Hello"),
    });
    expect(received.html).toContain("<p>Hello</p>");
    expect(await db.select().from(outbox)).toEqual([]);
  });

  test("stays in the outbox when the server can't be reached", async ({ db }) => {
    const background = openBackground(openLog("silent"));
    await openMail({ ...contact, SMTP_URL: "smtp://127.0.0.1:1" }, db, background).send(mail);
    await background.settled();
    expect(await db.select().from(outbox)).toHaveLength(1);
  });

  test.for([
    [{ ...mail, subject: "Hi\r\nBcc: everyone@example.com" }, "a mail's subject holds a line break"],
    [{ ...mail, to: "amina@example.com\nBcc: all@example.com" }, "not one plain address"],
    [{ ...mail, to: "a@example.com, b@example.com" }, "not one plain address"],
  ] as const)("that would reach others is refused, and nothing is kept", async ([bad, why], { db }) => {
    const background = openBackground(openLog("silent"));
    const mailer = openMail({ ...contact, SMTP_URL: mailbox.url }, db, background);
    await expect(mailer.send(bad)).rejects.toThrow(why);
    expect(await db.select().from(outbox)).toEqual([]);
  });
});

describe("a text message", () => {
  const message = { to: "+254712345678", text: "123456 is your Fursa code." };

  test("waits in the outbox where there is no gateway", async ({ db }) => {
    const background = openBackground(openLog("silent"));
    await openSms({ SMS_URL: undefined, SMS_USER: undefined, SMS_KEY: undefined }, db, background).send(
      message,
    );
    expect(await db.select().from(outbox)).toMatchObject([
      { channel: "sms", recipient: message.to, text: message.text },
    ]);
  });

  test.for([
    [201, { SMSMessageData: { Recipients: [{ statusCode: 101 }] } }, 0],
    [201, { SMSMessageData: { Recipients: [{ statusCode: 403 }] } }, 1],
    [500, {}, 1],
  ] as const)(
    "is handed to the gateway as it wants it; answer %i",
    async ([status, answer, kept], { db }) => {
      const { createServer } = await import("node:http");
      let asked = { key: "", body: "" };
      const gateway = createServer((request, response) => {
        let body = "";
        request.on("data", (chunk) => (body += chunk));
        request.on("end", () => {
          asked = { key: String(request.headers.apikey), body };
          response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
        });
      });
      await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
      const { port } = gateway.address() as { port: number };
      const background = openBackground(openLog("silent"));
      await openSms(
        { SMS_URL: `http://127.0.0.1:${port}/`, SMS_USER: "fursa", SMS_KEY: "key" },
        db,
        background,
      ).send(message);
      await background.settled();
      gateway.close();
      expect(asked.key).toBe("key");
      expect(Object.fromEntries(new URLSearchParams(asked.body))).toEqual({
        username: "fursa",
        to: message.to,
        message: message.text,
      });
      expect(await db.select().from(outbox)).toHaveLength(kept);
    },
  );
});
