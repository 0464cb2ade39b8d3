import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { loadCourses } from "#app/catalogue/courses/tables/load-courses.server.ts";
import { saveItem } from "#app/students/saved/save/save-item.server.ts";
import type { Database } from "#database/database.ts";
import { linkedPhones, ussdSessions } from "#database/schema/index.ts";
import { addScholarships } from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aVisitor, somebody } from "#tests/support/people/people.ts";
import { aSignedInMember } from "#tests/support/people/signed-in-member.ts";
import { beginLink, findLinkedPhone, findPhoneOwner, finishLink, unlink } from "./linked-phone.server.ts";
import type { PhoneTools } from "./phone-tools.ts";
import { respondToSms } from "./respond-to-sms.server.ts";
import { respondToUssd } from "./respond-to-ussd.server.ts";

const now = new Date("2026-11-16T09:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const secret = "a secret of this test";
const number = "+254711000111";

const award = (title: string, deadline: string, more = {}) => ({
  ...{ title, deadline, country: "Kenya", educationLevel: "undergraduate", citizens: ["Any"] },
  ...more,
});

function phone(db: Database, session = "ATUid_1", from = number) {
  const texts: { number: string; text: string }[] = [];
  const tools: PhoneTools = {
    ...{ db, secret, now, viewer: aVisitor(db), appUrl: "https://fursa.example" },
    async sendText(to, text) {
      texts.push({ number: to, text });
      return true;
    },
  };
  const dial = async (text: string, at = now) => {
    const reply = await respondToUssd({ ...tools, now: at }, { session, number: from, text });
    expect(reply.length).toBeLessThanOrEqual(160);
    return reply;
  };
  const text = async (id: string, written: string) => {
    await respondToSms(tools, { id, number: from, text: written });
    return texts.at(-1)?.text;
  };
  return { dial, text, texts };
}

const three = [
  award("Mandela Rhodes Scholarships", "2026-11-30"),
  award("Wings to Fly", "2026-12-05", { citizens: ["Kenya"] }),
  award("Ghana Education Trust Fund", "2026-11-20", { citizens: ["Ghana"] }),
  award("A scholarship with a name that is far too long for the small screen of a phone", "2026-12-07"),
  award("Equity Leaders Programme", "2026-12-09"),
];

describe("a call", () => {
  test("starts with the menu", async ({ db }) => {
    expect(await phone(db).dial("")).toBe(
      "CON Fursa\n1 Closing soon\n2 My saved deadlines\n3 Check a message\n4 Search\n5 Kiswahili, Francais, Amharic",
    );
  });

  test("lists what closes soon and is open to people of the caller's country, page by page", async ({
    db,
  }) => {
    await addScholarships(db, ...three);
    const { dial } = phone(db);
    await dial("");
    expect(await dial("1")).toBe(
      "CON Closing soon:\n1 Mandela Rhodes Scholarships 30 Nov\n2 Wings to Fly 5 Dec\n3 A scholarship with a name that is far too long for the smal.. 7 Dec\n9 More, 0 Back",
    );
    expect(await dial("1*9")).toBe("CON Closing soon:\n1 Equity Leaders Programme 9 Dec\n0 Back");
    expect(await dial("1*9*0")).toContain("1 Mandela Rhodes");
    expect(await dial("1*9*0*0")).toContain("CON Fursa\n1 Closing soon");
    const inGhana = phone(db, "ATUid_2", "+233241234567");
    expect(await inGhana.dial("1")).toContain("1 Ghana Education Trust Fund 20 Nov");
  });

  test("opens one, goes back to the list, and sends it by text message on request", async ({ db }) => {
    const [id] = await addScholarships(db, three[0] as (typeof three)[number]);
    const { dial, texts } = phone(db);
    await dial("1");
    const one = await dial("1*1");
    expect(one).toContain("CON Mandela Rhodes Scholarships\nOpen now, closes in 14 days\n");
    expect(one).toContain("\n8 Text me this, 0 Back");
    expect(await dial("1*1*0")).toContain("CON Closing soon:");
    await dial("1*1*0*1");
    expect(await dial("1*1*0*1*8")).toBe("END The text message is on its way.");
    expect(texts).toEqual([{ number, text: expect.stringContaining(`fursa.example/scholarship/${id}`) }]);
  });

  test("answers a repeated step with the same screen, and a stranger's session with the menu", async ({
    db,
  }) => {
    await addScholarships(db, ...three);
    const { dial } = phone(db);
    await dial("");
    const first = await dial("1");
    expect(await dial("1")).toBe(first);
    expect(await phone(db, "ATUid_1", "+254722000222").dial("")).toContain("CON Fursa");
  });

  test("replays its steps if its state was deleted", async ({ db }) => {
    await addScholarships(db, ...three);
    const { dial } = phone(db);
    await dial("1");
    expect(await dial("1*9", later(11))).toContain("1 Equity Leaders Programme 9 Dec");
    expect(await dial("1*9*9*9*9*9*9*9*9*9", later(40))).toBe("END That was too long. Please dial again.");
    expect(await dial("7", later(60))).toContain("CON That isn't in the list.\nFursa\n");
  });

  test("searches as the site does, also for text with an asterisk", async ({ db }) => {
    await addScholarships(db, ...three);
    const { dial } = phone(db);
    await dial("");
    expect(await dial("4")).toBe("CON What are you looking for? For example: nursing kenya");
    expect(await dial("4*wings*fly")).toContain("1 Wings to Fly 5 Dec");
    const another = phone(db, "ATUid_3");
    await another.dial("4");
    expect(await another.dial("4*xqzvw")).toBe(
      "END We found nothing for that. Try other words, like: nursing kenya",
    );
  });

  test("says which courses a mean grade is enough for, on one screen and in one text", async ({ db }) => {
    await loadCourses(db);
    const { dial, text } = phone(db);
    await dial("");
    await dial("4");
    expect(await dial("4*nursing*B-")).toMatch(
      /^END nursing with B-: degrees: \d+\. Cut-offs 2025: \d+\.\d to \d+\.\d points\. Diplomas and certificates: \d+\. Subjects count too: fursa\.example\/courses$/,
    );
    expect(await text("nurse", "nursing D+")).toBe(
      "nursing with D+: no degree (they ask for C+). Subjects count too: fursa.example/courses",
    );
    expect(await text("weld", "engineering C plain")).toContain("no degree (they ask for C+).");
  });

  test("checks a message without storing it", async ({ db }) => {
    const { dial } = phone(db);
    await dial("");
    expect(await dial("3")).toBe("CON Type the message, or the link in it. We don't keep it.");
    const reply = await dial("3*Send KES 500 registration fee to M-Pesa 0712345678 today");
    expect(reply).toContain("END This looks like a scam.");
    expect(reply).toContain("It asks for money.");
    expect(await db.select().from(ussdSessions)).toEqual([]);
  });

  test("deletes old sessions when someone calls", async ({ db }) => {
    await phone(db).dial("");
    await phone(db, "ATUid_9").dial("", later(30));
    expect(await db.select().from(ussdSessions)).toHaveLength(1);
  });
});

describe("saved deadlines", () => {
  test("are sent to a number only after it was confirmed with a code", async ({ db }) => {
    const [id = ""] = await addScholarships(db, ...three);
    const amina = aSignedInMember(db, await somebody(db));
    await saveItem(amina, { kind: "scholarship", id }, now);
    const unknown =
      "END This number isn't linked to an account. Sign in at fursa.example/profile/phone and type the code we text you.";
    expect(await phone(db).dial("2")).toBe(unknown);
    const code = await beginLink(db, secret, amina, number, now);
    expect(await phone(db).dial("2")).toBe(unknown);
    expect(await findLinkedPhone(db, amina, now)).toEqual({ linked: null, waiting: "111" });
    expect(await finishLink(db, secret, amina, "x".repeat(6), now)).toBe(false);
    expect(await finishLink(db, secret, amina, code, later(11))).toBe(false);
    expect(await finishLink(db, secret, amina, code, now)).toBe(true);
    expect(await finishLink(db, secret, amina, code, now)).toBe(false);
    expect(await phone(db).dial("2")).toBe(
      "CON My saved deadlines:\n1 Mandela Rhodes Scholarships 30 Nov\n0 Back",
    );
    expect(await phone(db, "other", "+254722000222").dial("2")).toBe(unknown);
    await unlink(db, amina);
    expect(await phone(db, "a new call").dial("2")).toBe(unknown);
  });

  test("belong to the last confirmed owner of the number, and nobody else can unlink them", async ({
    db,
  }) => {
    const amina = aSignedInMember(db, await somebody(db));
    const brian = aSignedInMember(db, await somebody(db, "Brian Otieno"));
    const whose = async () => (await findPhoneOwner({ db, secret, database: db }, number))?.userId;
    const link = async (member: typeof amina, from = number) =>
      finishLink(db, secret, member, await beginLink(db, secret, member, from, now), now);
    await link(amina);
    expect(await whose()).toBe(amina.userId);
    await unlink(db, brian);
    expect(await whose()).toBe(amina.userId);
    await link(brian);
    expect(await whose()).toBe(brian.userId);
    await link(brian, "+254733000333");
    expect(await whose()).toBeUndefined();
    const rows = await db.select().from(linkedPhones).where(eq(linkedPhones.userId, brian.userId));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("733000333");
  });
});

describe("a text message", () => {
  test("may be a command of any language", async ({ db }) => {
    await addScholarships(db, ...three);
    const { text } = phone(db);
    const closing = await text("1", "CLOSING");
    for (const [place, typed] of ["Tarehe", "FIN", "የሚዘጉ"].entries())
      expect(await text(`closing ${place}`, typed)).toBe(closing);
    for (const [place, typed] of ["kagua", "VÉRIFIER", "አጣራ"].entries())
      expect(await text(`check ${place}`, `${typed} send 500 shillings fee to release your award`)).toContain(
        "It asks for money.",
      );
    expect(await text("a search", "la fin de")).not.toBe(closing);
  });

  test("gets one reply of at most 160 characters", async ({ db }) => {
    await addScholarships(db, ...three);
    const { text, texts } = phone(db);
    expect(await text("1", "CLOSING")).toBe(
      "Closing soon:\nMandela Rhodes Scholarships 30 Nov\nWings to Fly 5 Dec\nA scholarship with a name that is far too long for the small screen of a phone 7 Dec",
    );
    await text("1", "CLOSING");
    expect(texts).toHaveLength(1);
    expect(await text("2", "wings to fly")).toContain("Wings to Fly 5 Dec");
    expect(await text("3", "Check send 500 shillings fee to release your scholarship award")).toContain(
      "It asks for money.",
    );
    expect(await text("4", "saved")).toContain("This number isn't linked to an account.");
    expect(await text("5", "help")).toBe(
      "Fursa. Text CLOSING, SAVED, CHECK and a message, or a search like: nursing kenya",
    );
    await text("6", " Stop");
    expect(texts).toHaveLength(5);
    for (const sent of texts) expect(sent.text.length).toBeLessThanOrEqual(160);
  });
});
