import { expect, test } from "vitest";
import { anEditor, aVisitor } from "#tests/support/servers/shared-server.ts";

const spreadsheet = `\uFEFFTitle;Company;Description;Location;Field;Duration;Application Deadline;Application URL
Baobab Fellowship;Baobab;"Two lines
of text";Nairobi, Kenya;Law;3 months;15 December 2027;https://baobab.example.org/apply
Acacia Traineeship;Acacia;;Accra, Ghana;Arts;;31/12/2027;https://acacia.example.org/
Broken Date;Acacia;;;;;03/04/2027;
;Nobody;;;;;;
Baobab fellowship;Baobab;;;;;;
`;

test("an editor adds a scholarship, edits it, meets another editor, takes it down, deletes and restores it", async () => {
  const editor = await anEditor();
  const visitor = await aVisitor();
  let page = await editor.open("/admin/catalogue");
  expect(page.headings(1)).toEqual(["Catalogue"]);
  page = await page.follow(/^Scholarships [\d,]+ published/);
  expect(page.headings(1)).toEqual(["Scholarships"]);
  page = await page.follow("Add a scholarship");
  page = await page.submit("Publish", {
    Title: "Zanzibar Reef Award",
    "Application URL": "https://reef.example.org/",
    "Usually closes": "Octember",
  });
  expect(page.text).toContain("“Usually closes” must be a month or a day in it, like August or 15 August.");
  expect(page.field("Title").value).toBe("Zanzibar Reef Award");
  page = await page.submit("Publish", { "Usually closes": "", Deadline: "2099-12-31" });
  expect(page.messages).toContain("The scholarship is published.");
  const { path } = page;
  const publicPath = path.replace("/admin/catalogue/scholarships/", "/scholarship/");
  expect((await visitor.get(publicPath)).status).toBe(200);

  const other = await (await editor.open(path)).submit("Save changes", { Country: "Tanzania" });
  expect(other.messages).toContain("Your changes are saved.");
  page = await page.submit("Save changes", { Country: "Kenya", Amount: "Full tuition" });
  expect(page.text).toContain("Someone else changed this record while you were editing.");
  expect(page.text).toContain("“Country” is now: Tanzania");
  expect(page.field("Country").value).toBe("Kenya");
  page = await page.submit("Save changes");
  expect(page.messages).toContain("Your changes are saved.");

  page = await page.submit("Unpublish");
  expect(page.hasButton("Publish")).toBe(true);
  expect((await visitor.get(publicPath)).status).toBe(404);

  page = await editor.open("/admin/catalogue/scholarships?state=unpublished");
  page = await page.submit("Delete…", { "Choose Zanzibar Reef Award": true });
  expect(page.text).toContain("Delete 1 scholarship?");
  page = await page.submit("Delete 1");
  expect(page.messages).toContain("Deleted 1 scholarship. The history can restore them.");

  page = await editor.open("/admin/catalogue/history?kind=scholarships");
  const changes = page.all("li").filter(({ text }) => text.includes("Zanzibar Reef Award"));
  expect(changes.some(({ text }) => text.includes("Tanzania → Kenya"))).toBe(true);
  const deletion = changes.find((change) => change.hasButton(/^Restore/));
  page = await page.submit(/^Restore/, {}, deletion);
  expect(page.messages).toContain("The record is back as a draft.");
  expect(page.path).toBe(path);
  expect(page.field("Amount").value).toBe("Full tuition");
});

test("an editor changes one fact of many records at once", async () => {
  const editor = await anEditor();
  let page = await editor.open("/admin/catalogue/scholarships");
  const choice = page.labels().find((label) => label.startsWith("Choose ")) ?? "";
  page = await page.submit("Change…", { [choice]: true, "Set to": "Kenya" });
  expect(page.text).toContain("Set “Country” of 1 scholarship to “Kenya”?");
  page = await page.submit("Change 1");
  expect(page.messages).toContain("Changed 1 scholarship.");
});

test("an editor imports a spreadsheet with errors, merges a duplicate and undoes the import", async () => {
  const editor = await anEditor();
  const visitor = await aVisitor();
  const searchAcacia = async () => (await visitor.open("/browse?tab=internships&q=acacia")).text;
  let page = await (await editor.open("/admin/catalogue/import")).submit("Preview");
  expect(page.text).toContain("Choose a file, or paste the rows.");
  page = await page.submit("Preview", {
    "What the rows are": "Internships",
    "CSV file": new File([spreadsheet], "work.csv", { type: "text/csv" }),
  });
  for (const words of [
    "2 good",
    "1 known already",
    "2 with problems",
    "“Application Deadline” must be a date like",
    "Enter something for “Title”.",
    "The same as line 2.",
  ])
    expect(page.text).toContain(words);
  page = await page.submit("Import 2 internships", { "What is known already": "Add it all the same" });
  expect(page.text).toContain("It added 3 internships and changed 0 internships.");
  const batch = page.path;
  expect(await searchAcacia()).toContain("Acacia Traineeship");

  page = await editor.open("/admin/catalogue/duplicates?kind=internships&by=title");
  page = await page.submit(/^Not the same: Baobab fellowship, Baobab fellowship$/i);
  expect(page.messages).toContain("We won't show these two as duplicates any more.");
  expect(page.hasButton("Keep this one: Baobab Fellowship")).toBe(false);
  expect(page.says("1 pair marked as different")).toBe(true);
  page = await page.submit(/^Show again: Baobab fellowship$/i);
  expect(page.messages).toContain("They're back on the list of possible duplicates.");
  page = await page.submit("Keep this one: Baobab Fellowship");
  expect(page.messages).toContain("Merged.");

  page = await (await editor.open(batch)).submit("Undo this import");
  expect(page.messages).toContain("Import undone.");
  expect(await searchAcacia()).not.toContain("Acacia Traineeship");
});

test("an editor fills in facts, sees what is wrong in an open group, and finds the change in the history", async () => {
  const editor = await anEditor();
  let page = await editor.open("/admin/catalogue/scholarships/new");
  const money = () => page.all("details").find(({ text }) => text.startsWith("Money"));
  expect(money()?.text).toContain("none filled");
  page = await page.submit("Publish", { Title: "Savannah Fund", "Amount in figures": "120000" });
  expect(page.text).toContain("Choose a currency.");
  expect(money()?.attribute("open")).toBeDefined();
  expect(money()?.field("Amount in figures").value).toBe("120000");
  page = await page.submit("Publish", {
    Currency: "kes",
    Evidence: "amount | official | https://fund.example/ | 2026",
  });
  expect(page.messages).toContain("The scholarship is published.");
  expect(money()?.text).toContain("2 of 5 filled");
  page = await page.submit("Save changes", { Evidence: "amount | press | https://paper.example/ | 2026" });
  expect(page.messages).toContain("Your changes are saved.");
  page = await page.follow("History", page.main);
  expect(page.all("del")[0]?.text).toBe("amount | official | https://fund.example/ | 2026");
  expect(page.all("ins")[0]?.text).toBe("amount | press | https://paper.example/ | 2026");
});

test("an editor looks up a doubtful fact and confirms it", async () => {
  let page = await (await anEditor()).open("/admin/catalogue");
  page = await page.follow("Doubtful", page.main);
  expect(page.headings(1)).toEqual(["Doubtful"]);
  expect(page.text).toContain("We aren't sure of it, and it has no official or newspaper source.");
  const [title = ""] = page.main.headings(2);
  const check = "I checked the dates on the official page today";
  const [first] = page.main.all("form").filter((form) => form.hasButton(new RegExp(`^${check}`)));
  page = await page.submit(new RegExp(`^${check}`), {}, first);
  expect(page.messages).toContain("The record now shows that you checked it today.");
  expect(page.main.headings(2)).not.toContain(title);
  page = await page.follow("History", page.main);
  expect(page.links()).toContain(title);
});
