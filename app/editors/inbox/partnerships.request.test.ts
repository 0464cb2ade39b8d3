import { expect, test } from "vitest";
import { anAddress, anEditor, aVisitor, sharedServer } from "#tests/support/servers/shared-server.ts";

test("a school applies, an editor replies by email, and the thread has both", async () => {
  const { mailbox } = await sharedServer();
  const contact = anAddress("jane");
  const applied = await (await (await aVisitor()).open("/schools")).submit("Submit Application", {
    "School name": "Alliance High School",
    "School type": "secondary",
    "Contact name": "Jane Wanjiru",
    "Contact email": contact,
    Country: "Kenya",
    City: "Limuru",
    Message: "We have a careers day in May.",
  });
  expect(applied.messages).toContain("Application Submitted!");

  const editor = await anEditor();
  let page = await editor.open("/admin/partnerships?q=limuru");
  expect(page.link(/^New \d+$/).attribute("aria-current")).toBe("page");
  page = await page.follow("Alliance High School");
  expect(page.text).toContain("We have a careers day in May.");
  page = await page.submit("Add Note", { Note: "Knows our teacher in Limuru." });
  expect(page.messages).toContain("Note added");
  expect(page.field("Note").value).toBe("");

  expect(page.field("Message").value).toBe("Dear Jane Wanjiru,\n\n");
  page = await page.submit("Send Reply", {
    Subject: "Your careers day",
    Message: "Dear Jane,\n\nwe would love to join.",
  });
  expect(page.messages).toContain("Reply sent");
  const mail = await mailbox.next(contact, /Your careers day/);
  expect(mail.text).toContain("Dear Jane,\n\nwe would love to join.");
  const thread = page.region("What happened so far").all("li");
  expect(thread).toHaveLength(3);
  expect(thread[0]?.text).toContain("Knows our teacher in Limuru.");
  expect(thread[1]?.text).toContain("we would love to join.");
  expect(thread[1]?.text).toContain("admin@demo.fursa.example");
  expect(thread[2]?.text).toContain("In conversation");
  page = await page.submit("Change Status", { "This application is": "accepted" });
  expect(page.messages).toContain("Status changed");
  page = await editor.open("/admin/partnerships?status=accepted&q=limuru");
  expect(page.hasLink("Alliance High School")).toBe(true);
});
