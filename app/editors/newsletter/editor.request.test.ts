import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#database/schema/index.ts";
import { makeAdmin } from "#tests/support/people/furnish.ts";
import { aMember, anEditor, sharedServer } from "#tests/support/servers/shared-server.ts";
import { pathIn } from "#tests/support/web/mailbox.ts";

test("an editor writes a note for Monday's newsletter, sees it in the preview, and takes it back", async () => {
  const editor = await anEditor();
  let page = await editor.open("/admin/newsletter");
  page = await page.submit("Save", { Subject: "Three for nurses", "A note from the editors": "Read this." });
  expect(page.messages).toContain("Saved. It goes out with Monday's issue.");
  expect(page.text).toContain("Your changes will be in Monday's issue.");
  expect(page.field("Subject").value).toBe("Three for nurses");
  expect(await (await editor.get("/admin/newsletter/preview")).text()).toContain("Read this.");
  page = await page.submit("Save", { "When it goes out": "at", "Day and time (UTC)": "2020-01-01T07:00" });
  expect(page.text).toContain("Choose a day and a time in the future.");
  expect(page.field("A note from the editors").value).toBe("Read this.");
  page = await page.submit("Back to the automatic issue");
  expect(page.messages).toContain("The next issue is the automatic one again.");
  expect(page.field("Subject").value).toBe("");
});

test("an admin looks at the next issue and sends a test of it; a member sees neither", async () => {
  const { database, mailbox } = await sharedServer();
  const { visitor, email } = await aMember("editor");
  await visitor.open(pathIn(await mailbox.next(email, /Confirm your email/)));
  expect((await visitor.open("/admin/newsletter/preview")).path).toBe("/");
  const [person] = await database.accounts.select().from(users).where(eq(users.email, email));
  await makeAdmin(database, person?.id ?? "");
  let page = await visitor.open("/admin/newsletter");
  expect(page.text).toContain("This week on Fursa: ");
  const preview = await visitor.get("/admin/newsletter/preview");
  expect(await preview.text()).toContain("New scholarships");
  expect(preview.headers.get("Content-Security-Policy")).toContain("sandbox");
  page = await page.submit("Send me a test");
  expect(page.messages).toContain(`It is on its way to ${email}.`);
  expect((await mailbox.next(email, /^Test: This week on Fursa/)).text).toContain("NEW SCHOLARSHIPS");
  page = await visitor.open("/profile/alerts");
  expect(page.text).toContain("Create a profile first. Then we know what fits you.");
});
