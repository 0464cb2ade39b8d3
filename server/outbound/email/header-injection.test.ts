import fc from "fast-check";
import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { refuseInjection } from "./header-injection.ts";

const mail = { to: "amina@example.com", subject: "Hello", text: "Hello", html: "<p>Hello</p>" };
const stop = "<https://fursa.example/mail/stop/abc>";
const expected = [
  "content-type",
  "date",
  "from",
  "list-unsubscribe",
  "list-unsubscribe-post",
  "message-id",
  "mime-version",
  "subject",
  "to",
];

/** Words with an attacker's characters inserted. */
const nasty = fc
  .array(
    fc.oneof(
      fc.string({ unit: "binary", maxLength: 12 }),
      fc.constantFrom(
        "\r\n",
        "\n",
        "\r",
        "\0",
        "\u2028",
        "Bcc: all@example.com",
        "%0d%0a",
        "\r\n\r\n",
        ": ",
        ",",
        ";",
        "<",
        ">",
        "=?utf-8?q?=0D=0ABcc:_x?=",
      ),
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.join(""));

const plain = fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 });
const either = fc.oneof(
  nasty,
  plain,
  nasty.map((text) => text.replace(/\p{Cc}/gu, "")),
);

test("whatever an email's headers contain, it is rejected or gets no additional header or recipient", async () => {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const property = fc.asyncProperty(
    either,
    fc.oneof(nasty, fc.constant("amina")),
    either,
    async (subject, name, address) => {
      const bad = {
        ...mail,
        subject,
        to: `${name}@example.com`,
        headers: { "List-Unsubscribe": `<https://fursa.example/${address}>`, "List-Unsubscribe-Post": stop },
      };
      try {
        refuseInjection(bad);
      } catch {
        return;
      }
      const { message, envelope } = await transport.sendMail({
        ...bad,
        from: "hello@fursa.example",
        to: { name: "", address: bad.to },
      });
      const parsed = await PostalMime.parse(message as Buffer);
      const names = new Set(parsed.headers.map(({ key }) => key));
      expect(expected).toEqual(expect.arrayContaining([...names]));
      expect(envelope.to.length).toBeLessThanOrEqual(1);
      expect(parsed.text?.trim()).toBe("Hello");
    },
  );
  await fc.assert(property, { numRuns: 200 });
});

test.each([
  "a@example.com, b@example.com",
  "a@example.com\nBcc: b@example.com",
  '"a b"@example.com',
  "Amina <a@example.com>",
  "a@b@example.com",
  "",
])("an email to %j is refused: a recipient is one plain address", (to) => {
  expect(() => refuseInjection({ ...mail, to })).toThrow(
    "a mail goes to something that is not one plain address",
  );
});

test.each([
  [{ "X-Priority": "1" }, "a mail brings a header that is not ours to set"],
  [{ Bcc: "all@example.com" }, "a mail brings a header that is not ours to set"],
  [
    { "List-Unsubscribe": `${stop}\r\nBcc: all@example.com` },
    "a mail's header holds more than plain characters",
  ],
])("an email with the header %j is refused", (headers, why) => {
  expect(() => refuseInjection({ ...mail, headers: headers as object })).toThrow(why);
});
