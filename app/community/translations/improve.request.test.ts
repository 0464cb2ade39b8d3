import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { wordingSuggestions } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { anEditor, aVisitor, sharedServer } from "#tests/support/servers/shared-server.ts";

const sentence = "app/catalogue/kinds/words.ts deadlineWords.closedOn";

test("a reader suggests a better sentence without a script; once accepted it is exported in a PO file", async () => {
  const { database } = await sharedServer();
  const asAdmin = { kind: "admin", userId: crypto.randomUUID(), database: database.db } as const;
  const visitor = await aVisitor({ "X-Forwarded-For": "203.0.113.88" });
  let page = await visitor.open("/sw/about");
  page = await page.follow("Saidia kuboresha tafsiri hii");
  expect(page.headings(1)).toEqual(["Saidia kuboresha tafsiri hii"]);
  page = await page.submit("Tafuta", { "Maneno ya sentensi": "zzzz qqqq" });
  expect(page.text).toContain("Hatukupata sentensi yenye maneno haya.");
  page = await page.submit("Tafuta", { "Maneno ya sentensi": "IT closed ON" });
  expect(page.text).toContain("It closed on ….");
  page = await visitor.open(`/sw/improve?sentence=${encodeURIComponent(sentence)}`);
  const shown = page.field("Maneno bora").value;
  expect(shown).toContain("…");
  page = await page.submit("Tuma pendekezo", {});
  expect(page.text).toContain("Bado hujabadilisha chochote.");
  page = await page.submit("Tuma pendekezo", { "Maneno bora": "Hufungwa tu." });
  expect(page.text).toContain("Acha “…” mara moja kwenye sentensi.");
  page = await page.submit("Tuma pendekezo", { "Maneno bora": "Ilifungwa tarehe …." });
  expect(page.text).toContain("Asante kwa pendekezo lako");
  const stored = await asViewer(asAdmin, (db) =>
    db.select().from(wordingSuggestions).where(eq(wordingSuggestions.sentence, sentence)),
  );
  expect(stored).toMatchObject([{ language: "sw", shown, suggested: "Ilifungwa tarehe ….", state: "open" }]);
  await asViewer(asAdmin, (db) =>
    db.update(wordingSuggestions).set({ state: "accepted", decidedAt: new Date() }),
  );
  const file = await (await anEditor()).open("/admin/wording/sw");
  expect(file.text).toContain(`msgctxt "${sentence}"`);
  expect(file.text).toContain('msgstr "Ilifungwa tarehe …."');
});

test("in English one chooses a translation; an unknown sentence has no form", async () => {
  const visitor = await aVisitor();
  let page = await visitor.open("/improve");
  expect(page.text).toContain("Choose a translation to improve:");
  page = await page.follow("Français", page.main);
  page = await page.submit("Find", { "Words in the sentence": "emplois stages" });
  expect(page.text).toContain("Jobs and internships");
  const unknown = await visitor.open("/fr/improve?sentence=nothing");
  expect(unknown.text).toContain("Des mots de la phrase");
});
