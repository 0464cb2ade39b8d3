import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { deleteAccount } from "#app/accounts/rights/delete-account.server.ts";
import type { Database } from "#database/database.ts";
import { openedMessages, outbox, userRoles, users } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, anAdmin, somebody } from "#tests/support/people/people.ts";
import { aSignedInMember } from "#tests/support/people/signed-in-member.ts";
import { listMessages, parseState } from "./list-messages.server.ts";
import { listOpenedMessages, openMessage } from "./open-message.server.ts";

const message = { channel: "mail", text: "Hello" } as const;
const noon = new Date("2026-11-20T12:00:00Z");
const nothing = { mail: false, sms: false };
const everything = { mail: true, sms: true };

test("an admin sees waiting, retried and failed messages, with the reason; a member sees none", async ({
  db,
}) => {
  await db.insert(outbox).values([
    { ...message, recipient: "waits@example.com", createdAt: noon },
    { ...message, recipient: "again@example.com", tries: 2, failure: "451 busy" },
    { ...message, recipient: "gone@example.com", tries: 1, failure: "550 gone", failedAt: noon },
  ]);
  const userId = await somebody(db);
  const admin = anAdmin(db, userId);
  for (const [state, recipient, failure] of [
    ["waiting", "waits@example.com", null],
    ["retrying", "again@example.com", "451 busy"],
    ["failed", "gone@example.com", "550 gone"],
  ] as const) {
    const found = await asViewer(admin, (own) => listMessages(own, state, nothing));
    expect(found).toMatchObject([{ recipient, failure, state }]);
  }
  expect(await asViewer(admin, (own) => listMessages(own, null, nothing))).toHaveLength(3);
  await expect(asViewer(aMember(db, userId), (own) => listMessages(own, null, nothing))).rejects.toThrow();
});

test("an unknown state in the URL is ignored", () => {
  expect(parseState(new URLSearchParams("state=secret"))).toBeNull();
});

describe("a link or a code", () => {
  /** An admin who lists messages, and a student and a second admin with one message per channel and purpose each. */
  async function someMessages(db: Database) {
    const [looker, student, other] = [
      await somebody(db, "Grace Mensah"),
      await somebody(db, "Amina Yusuf"),
      await somebody(db, "Kofi Boateng"),
    ];
    for (const userId of [looker, other]) await db.insert(userRoles).values({ userId, role: "admin" });
    const addressOf = async (id: string) =>
      (await db.select({ email: users.email }).from(users).where(eq(users.id, id)))[0]?.email ?? "";
    const link = (whose: string) => `Set a new password:\nhttps://fursa.example/auth/reset?token=${whose}\n`;
    const mail = { channel: "mail", subject: "Set a new password" } as const;
    const code = { channel: "sms", text: "123456 is your Fursa code." } as const;
    const added = await db
      .insert(outbox)
      .values([
        { ...mail, recipient: await addressOf(student), text: link("students") },
        { ...mail, recipient: (await addressOf(other)).toUpperCase(), text: link("admins") },
        { ...mail, recipient: "new@example.com", aboutUser: other, text: link("admins-new-address") },
        { ...code, recipient: "+254700000001", aboutUser: student },
        { ...code, recipient: "+254700000002", aboutUser: other },
        { ...code, recipient: "+254700000003" },
      ])
      .returning({ id: outbox.id, recipient: outbox.recipient });
    return { admin: aSignedInMember(db, looker, "admin"), student, ids: added.map(({ id }) => id) };
  }

  test("is never in the list, for any recipient", async ({ db }) => {
    const { admin } = await someMessages(db);
    for (const sends of [nothing, everything]) {
      const list = JSON.stringify(await asViewer(admin.viewer, (own) => listMessages(own, null, sends)));
      expect(list).not.toMatch(/token=|https?:|123456/);
      expect(list).toContain("[link hidden]");
      expect(list).toContain("[code hidden] is your Fursa code.");
    }
    expect(await db.$count(openedMessages)).toBe(0);
  });

  test("is shown to an admin only if nothing delivers it, and never another admin's", async ({ db }) => {
    const { admin, ids } = await someMessages(db);
    const shown = async (sends: typeof nothing) => {
      const texts: (string | null)[] = [];
      for (const id of ids) texts.push(await openMessage(admin, id, sends));
      return texts;
    };
    expect(await shown(everything)).toEqual([null, null, null, null, null, null]);
    expect(await shown({ mail: true, sms: false })).toMatchObject(
      [null, null, null, /123456/, null, null].map(like),
    );
    expect(await shown(nothing)).toMatchObject(
      [/token=students/, null, null, /123456/, null, null].map(like),
    );
    const offered = await asViewer(admin.viewer, (own) => listMessages(own, null, nothing));
    expect(
      offered
        .filter(({ mayOpen }) => mayOpen)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([ids[0], ids[3]].sort());
  });

  test("that is shown is logged: who viewed it, when and which, visible to every admin and changeable by none", async ({
    db,
  }) => {
    const { admin, ids, student } = await someMessages(db);
    await openMessage(admin, ids[0] ?? "", nothing);
    await openMessage(admin, ids[1] ?? "", nothing);
    const another = anAdmin(db, await somebody(db, "Kofi Boateng"));
    const looks = () => asViewer(another, listOpenedMessages);
    expect(await looks()).toMatchObject([
      {
        admin: expect.stringContaining("grace.mensah"),
        subject: "Set a new password",
        recipient: expect.stringContaining("amina.yusuf"),
        openedAt: expect.any(Date),
      },
    ]);
    await expect(asViewer(admin.viewer, (own) => own.delete(openedMessages))).rejects.toThrow();
    await expect(
      asViewer(admin.viewer, (own) => own.update(openedMessages).set({ subject: "Another" })),
    ).rejects.toThrow();
    await deleteAccount({ db }, student);
    expect(await looks()).toMatchObject([
      { admin: expect.stringContaining("grace.mensah"), recipient: null },
    ]);
  });

  test("is shown to nobody who is not an admin", async ({ db }) => {
    const { ids, student } = await someMessages(db);
    await expect(openMessage(aSignedInMember(db, student), ids[0] ?? "", nothing)).rejects.toThrow();
  });
});

const like = (wanted: RegExp | null) => (wanted ? expect.stringMatching(wanted) : null);
