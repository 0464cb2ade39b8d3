import { expect, test } from "vitest";
import { daysAfter, todayInUtc } from "#app/shared/calendar/days.ts";
import { anAddress, anEditor, aVisitor, sharedServer } from "#tests/support/servers/shared-server.ts";
import { pathIn } from "#tests/support/web/mailbox.ts";

const typed = {
  Title: "Marula open week",
  Description: "Three days of classes, free for school leavers.",
  "What it is": "school",
  "Your organisation": "Marula College",
  "The page it leads to": "https://marula.example/open",
  "First day": daysAfter(todayInUtc(), 7),
  "How long": "4",
};

test("a partner previews a listing, sends it, confirms it, reads that it is approved, and stops it", async () => {
  const { mailbox } = await sharedServer();
  const visitor = await aVisitor({ "X-Forwarded-For": "203.0.113.81" });
  const email = anAddress("ads");
  let page = await (await visitor.open("/enterprise")).follow("Ask for a sponsored listing");
  expect(page.path).toBe("/advertise");
  expect(page.text).toContain("You pay nothing now: we take no payment on this site.");
  page = await page.submit("Show me the preview", { ...typed, "First day": "2020-01-01" });
  expect(page.status).toBe(400);
  expect(page.text).toContain("Choose a day from tomorrow on, and within the next six months.");
  expect(page.field("Title").value).toBe("Marula open week");
  page = await page.submit("Show me the preview", { ...typed, "Your email address": email });
  expect(page.text).toContain("Sponsored by Marula College");
  expect(page.text).toContain(": $80. Nothing is charged until you've agreed to an invoice.");
  page = await page.submit("Send for approval");
  expect(page.text).toContain("Please tick this to send it.");
  page = await page.submit("Send for approval", {
    "I speak for this organisation, and I accept the terms on this page.": true,
  });
  expect(page.messages).toContain("Check your email");

  const mail = await mailbox.next(email, /Confirm your sponsored listing/);
  // Anyone can enter any address, so the email contains nothing that the sender wrote.
  expect(mail.text).not.toContain("Marula");
  const link = pathIn(mail);
  const editor = await anEditor();
  expect((await editor.open("/admin/sponsored")).text).not.toContain("Marula open week");
  page = await visitor.open(link);
  expect(page.text).toContain("Not sent yet.");
  page = await page.submit("Confirm and send to the editors");
  expect(page.messages).toContain("Sent to our editors");

  let desk = await editor.open("/admin/sponsored");
  expect(desk.region("To approve").card("Marula open week").text).toContain(`Marula College, ${email}`);
  desk = await desk.submit("Approve: Marula open week");
  expect(desk.messages).toContain("Approved. We've emailed the partner.");
  expect(desk.region("Current Listings").card("Marula open week").text).toContain("Marula College");
  expect(pathIn(await mailbox.next(email, /was approved/))).toBe(link);
  page = await visitor.open(link);
  expect(page.text).toMatch(/Approved\. It starts on \d/);
  page = await page.submit("Stop the listing");
  expect(page.messages).toContain("Stopped");
  desk = await editor.open("/admin/sponsored");
  expect(desk.region("Current Listings").card("Marula open week").says("Inactive")).toBe(true);
  expect((await visitor.open(`${link}A`)).status).toBe(404);
});

test("a partner who asks in French is answered in French", async () => {
  const { mailbox } = await sharedServer();
  const visitor = await aVisitor({ "X-Forwarded-For": "203.0.113.83" });
  const email = anAddress("annonce");
  let page = await visitor.open("/fr/advertise");
  page = await page.submit("Voir l’aperçu", {
    Titre: "Portes ouvertes du Marula",
    Description: typed.Description,
    "De quoi il s’agit": "school",
    "Votre organisme": "Marula College",
    "Votre adresse e-mail": email,
    "La page où elle mène": typed["The page it leads to"],
    "Premier jour": typed["First day"],
    Durée: "4",
  });
  page = await page.submit("Envoyer pour accord", {
    "Je parle pour cet organisme, et j’accepte les conditions de cette page.": true,
  });
  const link = pathIn(await mailbox.next(email, /Confirmez votre fiche/));
  expect(link).toMatch(/^\/fr\/advertised\//);
  await (await visitor.open(link)).submit("Confirmer et envoyer à l’équipe");
  await (await (await anEditor()).open("/admin/sponsored")).submit("Approve: Portes ouvertes du Marula");
  const answer = await mailbox.next(email, /Votre fiche sponsorisée est acceptée/);
  expect(pathIn(answer)).toBe(link);
});

test("a request that is refused comes back with the editor's reason", async () => {
  const { mailbox } = await sharedServer();
  const visitor = await aVisitor({ "X-Forwarded-For": "203.0.113.82" });
  const email = anAddress("loans");
  let page = await visitor.open("/advertise");
  page = await page.submit("Show me the preview", {
    ...typed,
    Title: "Quick loans",
    "Your email address": email,
  });
  page = await page.submit("Send for approval", {
    "I speak for this organisation, and I accept the terms on this page.": true,
  });
  const link = pathIn(await mailbox.next(email, /Confirm/));
  await (await visitor.open(link)).submit("Confirm and send to the editors");
  const editor = await anEditor();
  let desk = await editor.open("/admin/sponsored");
  desk = await desk.submit("Refuse: Quick loans");
  expect(desk.text).toContain("Write a reason for the partner.");
  desk = await desk.submit(
    "Refuse: Quick loans",
    { "Why not": "We don't show loans." },
    desk.region("To approve").card("Quick loans"),
  );
  expect(desk.messages).toContain("Refused. We've emailed the partner.");
  expect((await mailbox.next(email, /We can't show/)).text).toContain("We don't show loans.");
  expect((await visitor.open(link)).text).toContain("We don't show loans.");
});
