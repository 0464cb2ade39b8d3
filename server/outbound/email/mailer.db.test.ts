import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, onTestFinished, vi } from "vitest";
import { listOutages } from "#app/shared/dependency-status/outages.server.ts";
import type { Database } from "#database/database.ts";
import { outbox } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { openBackground } from "#server/lifecycle/background-tasks.ts";
import { type Log, openLog } from "#server/logging/log.ts";
import { test } from "#tests/support/database/test-database.ts";
import { anAdmin, somebody } from "#tests/support/people/people.ts";
import { type Mailbox, openMailbox } from "#tests/support/web/mailbox.ts";
import { openSms } from "../sms/sms.ts";
import { openMail } from "./mailer.ts";

const mail = { to: "amina@example.com", subject: "Karibu · ሰላም", text: "Hello\n", html: "<p>Hello</p>" };
const contact = { CONTACT_EMAIL: "hello@fursa.example", MAIL_FROM: undefined };

describe("an email", () => {
  let mailbox: Mailbox;
  beforeAll(async () => {
    mailbox = await openMailbox();
  });
  afterAll(() => mailbox.close());

  test("waits in the outbox without a server", async ({ db }) => {
    const background = openBackground(openLog("silent"));
    await openMail({ ...contact, SMTP_URL: undefined }, db, background).send(mail);
    expect(await db.select().from(outbox)).toMatchObject([
      { channel: "mail", recipient: mail.to, subject: mail.subject },
    ]);
  });

  test("reaches the server as text and HTML, and is deleted", async ({ db }) => {
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

  test("is sent at once by our clock, even if the database's clock is ahead", async ({ db }) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    const background = openBackground(openLog("silent"));
    await openMail({ ...contact, SMTP_URL: mailbox.url }, db, background).send(mail);
    await background.settled();
    expect(await db.select().from(outbox)).toEqual([]);
  });

  test("stays in the outbox when the server can't be reached", async ({ db }) => {
    const background = openBackground(openLog("silent"));
    await openMail({ ...contact, SMTP_URL: "smtp://127.0.0.1:1" }, db, background).send(mail);
    await background.settled();
    expect(await db.select().from(outbox)).toHaveLength(1);
  });

  test("that can't be delivered is logged as an error, with the reason", async ({ db }) => {
    const lines: [object, string][] = [];
    const log = {
      ...openLog("silent"),
      error: (facts: object, what: string) => void lines.push([facts, what]),
    };
    const background = openBackground(log as unknown as Log);
    const office = openMail({ ...contact, SMTP_URL: "smtp://127.0.0.1:1" }, db, background);
    await office.send(mail);
    await background.settled();
    expect(lines).toMatchObject([
      [
        { err: { message: expect.stringMatching(/^the mail server takes no mails: .*ECONNREFUSED/) } },
        "sending mails failed",
      ],
    ]);
    await db.update(outbox).set({ nextTryAt: new Date(0) });
    await expect(office.deliverMail(new AbortController().signal)).rejects.toThrow("takes no mails");
  });

  test.for([
    [{ ...mail, subject: "Hi\r\nBcc: everyone@example.com" }, "a mail's subject holds a line break"],
    [{ ...mail, to: "amina@example.com\nBcc: all@example.com" }, "not one plain address"],
    [{ ...mail, to: "a@example.com, b@example.com" }, "not one plain address"],
  ] as const)("with other recipients is refused, and nothing is stored", async ([bad, why], { db }) => {
    const background = openBackground(openLog("silent"));
    const mailer = openMail({ ...contact, SMTP_URL: mailbox.url }, db, background);
    await expect(mailer.send(bad)).rejects.toThrow(why);
    expect(await db.select().from(outbox)).toEqual([]);
  });
});

describe("a text message", () => {
  const message = { to: "+254712345678", text: "123456 is your Fursa code." };

  test("waits in the outbox without a gateway", async ({ db }) => {
    const background = openBackground(openLog("silent"));
    await openSms({ SMS_URL: undefined, SMS_USER: undefined, SMS_KEY: undefined }, db, background).send(
      message,
    );
    expect(await db.select().from(outbox)).toMatchObject([
      { channel: "sms", recipient: message.to, text: message.text },
    ]);
  });

  const answers = {
    taken: { SMSMessageData: { Recipients: [{ statusCode: 101 }] } },
    noSuchNumber: { SMSMessageData: { Recipients: [{ statusCode: 403, status: "InvalidPhoneNumber" }] } },
    noMoney: { SMSMessageData: { Recipients: [{ statusCode: 405, status: "InsufficientBalance" }] } },
    noSender: { SMSMessageData: { Message: "InvalidSenderId", Recipients: [] } },
  };

  /** A gateway with scripted responses. */
  async function aGateway(db: Database) {
    const mood = { status: 201, answer: answers.taken as object };
    const received: { key: string; body: string }[] = [];
    const server = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk) => (body += chunk));
      request.on("end", () => {
        received.push({ key: String(request.headers.apikey), body });
        response
          .writeHead(mood.status, { "Content-Type": "application/json" })
          .end(JSON.stringify(mood.answer));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as { port: number };
    const background = openBackground(openLog("silent"));
    const settings = { SMS_URL: `http://127.0.0.1:${port}/`, SMS_USER: "fursa", SMS_KEY: "key" };
    return {
      mood,
      received,
      background,
      office: openSms(settings, db, background),
      close: () => server.close(),
    };
  }
  const outagesSeen = async (db: Database) => asViewer(anAdmin(db, await somebody(db)), listOutages);

  test("is sent at once by our clock, even if the database's clock is ahead", async ({ db }) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    const { office, received, background, close } = await aGateway(db);
    await office.send(message);
    await background.settled();
    close();
    expect(received).toHaveLength(1);
  });

  test("is sent in the gateway's format, and deleted", async ({ db }) => {
    const { office, received, background, close } = await aGateway(db);
    await office.send(message);
    await background.settled();
    close();
    expect(received).toHaveLength(1);
    expect(received[0]?.key).toBe("key");
    expect(Object.fromEntries(new URLSearchParams(received[0]?.body))).toEqual({
      username: "fursa",
      to: message.to,
      message: message.text,
    });
    expect(await db.select().from(outbox)).toEqual([]);
  });

  test.for([
    [500, {}, "the gateway answered 500"],
    [201, answers.noMoney, "InsufficientBalance (405)"],
    [201, answers.noSender, "InvalidSenderId"],
    [201, { hello: "world" }, "the gateway's answer could not be read"],
  ] as const)(
    "waits while the gateway fails (%s %j), admins see it, and the next attempt sends it",
    async ([status, answer, reason], { db }) => {
      const { office, mood, received, background, close } = await aGateway(db);
      Object.assign(mood, { status, answer });
      await office.send(message);
      await background.settled();
      expect(await db.select().from(outbox)).toMatchObject([{ failedAt: null, claimedUntil: null }]);
      expect(await outagesSeen(db)).toMatchObject([{ service: "sms", reason }]);
      await db.update(outbox).set({ nextTryAt: new Date(0) });
      await expect(office.deliverTexts()).rejects.toThrow(`the gateway takes no text messages: ${reason}`);
      Object.assign(mood, { status: 201, answer: answers.taken });
      await db.update(outbox).set({ nextTryAt: new Date(0) });
      expect(await office.deliverTexts()).toMatchObject({ sent: 1, failed: 0 });
      close();
      expect(received).toHaveLength(3);
      expect(await db.select().from(outbox)).toEqual([]);
      expect(await outagesSeen(db)).toEqual([]);
    },
  );

  test("to a number that does not exist is given up at once, with the reason, and doesn't count as an outage", async ({
    db,
  }) => {
    const { office, mood, background, close } = await aGateway(db);
    mood.answer = answers.noSuchNumber;
    await office.send(message);
    await background.settled();
    close();
    expect(await db.select().from(outbox)).toMatchObject([
      { failure: "InvalidPhoneNumber (403)", failedAt: expect.any(Date), tries: 1 },
    ]);
    expect(await outagesSeen(db)).toEqual([]);
  });

  test("whose code has expired in the meantime is no longer sent, and kept", async ({ db }) => {
    const { office, received, close } = await aGateway(db);
    await db.insert(outbox).values({
      channel: "sms",
      recipient: message.to,
      text: message.text,
      createdAt: new Date(Date.now() - 660_000),
    });
    expect(await office.deliverTexts()).toMatchObject({ sent: 0, failed: 1 });
    close();
    expect(received).toEqual([]);
    expect(await db.select().from(outbox)).toMatchObject([{ failure: "waited too long to be of use" }]);
  });
});
