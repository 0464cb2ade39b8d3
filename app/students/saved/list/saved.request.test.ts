import { expect, test } from "vitest";
import { daysAfter, todayInUtc } from "#app/shared/calendar/days.ts";
import {
  aMember,
  anAddress,
  anEditor,
  aVisitor,
  password,
  sharedServer,
  theDemoStudent,
} from "#tests/support/servers/shared-server.ts";

/** A new account with a profile that is eligible for undergraduate scholarships, on its matches page. */
async function atMatches(name: string) {
  const { visitor } = await aMember(name);
  const page = await (await visitor.open("/profile")).submit("Create Profile", {
    "Full name": "Wanjiru Kamau",
    Country: "Kenya",
    "Current education level": "undergraduate",
  });
  return { visitor, page: await page.follow("View My Matches") };
}

test("a student saves a match, updates its status up to the result, hides another, and undoes all of it", async () => {
  const { visitor, page: matches } = await atMatches("wanjiru");
  expect(matches.path).toBe("/matches");
  let page = await visitor.open("/saved");
  expect(page.text).toContain("You haven't saved any scholarships yet.");
  page = await page.follow("See my matches");
  expect(page.path).toBe("/matches");
  const titles = () => page.all("li h4").map(({ text }) => text);
  const [first = "", second = "", third = ""] = titles();
  for (const title of [first, second]) {
    page = await page.submit(`Save ${title}`);
    expect(page.button(`Save ${title}`).attribute("aria-pressed")).toBe("true");
  }

  const found = () => Number(/found ([\d,]+) matches/.exec(page.text)?.[1]);
  const before = found();
  page = await page.submit(`Not for me: ${third}`);
  expect(page.says(`Hidden: ${third}`)).toBe(true);
  expect(titles()).not.toContain(third);
  expect(found()).toBe(before - 1);
  page = await page.submit("Undo");
  expect(titles()).toContain(third);
  page = await page.submit(`Not for me: ${third}`);
  page = await page.follow("1 hidden match");
  expect(page.path).toBe("/matches/hidden");
  page = await page.submit(`Show again: ${third}`);
  expect(page.text).toContain("You haven't hidden any matches.");

  page = await visitor.open("/saved");
  expect(page.hasLink("Scholarships 2")).toBe(true);
  const note = "Ask Mr Otieno\nfor the letter.";
  page = await page.submit(
    "Save changes",
    { "Note to yourself": note, Status: "Shortlisted" },
    page.card(first),
  );
  expect(page.messages).toContain("Changes saved");
  expect(page.card(first).field("Note to yourself").value).toBe(note);
  expect(page.card(first).field("Status").value).toBe("shortlisted");

  // The heart doesn't delete a note; the Saved page does, and undo brings everything back.
  page = await page.follow(first, page.card(first));
  expect(page.path).toMatch(/^\/scholarship\//);
  page = await page.submit(`Remove ${first} from saved`);
  expect(page.text).toContain(
    "It has your note, ticks, referees or status. To avoid losing them by mistake, remove it on your Saved page.",
  );
  page = await visitor.open("/saved");
  page = await page.submit(`Remove ${first}`);
  expect(page.says(`Removed: ${first}`)).toBe(true);
  expect(page.headings(2)).not.toContain(first);
  page = await page.submit("Undo");
  expect(page.messages).toContain("Back on your list");
  expect(page.card(first).field("Note to yourself").value).toBe(note);
  expect(page.card(first).field("Status").value).toBe("shortlisted");
});

test("a visitor who presses hearts signs up, signs in, and finds them saved; a link alone saves nothing", async () => {
  const visitor = await aVisitor();
  const gates = "Gates Cambridge Scholarship";
  let page = await visitor.open("/browse?tab=colleges&q=makerere university kampala");
  page = await page.submit("Save Makerere University");
  expect(page.path).toMatch(/^\/auth\?return=/);
  page = await (await visitor.open("/browse?q=gates")).submit(`Save ${gates}`);
  expect(page.path).toMatch(/^\/auth\?return=%2Fsaved%2Fcontinue%3Fitem%3Dscholarship%2F[0-9a-f-]{36}$/);
  expect(page.text).toContain(`After you sign in, we save “${gates}” for you.`);
  page = await page.follow("Sign Up", page.main);
  expect(page.path).toContain("mode=signup");
  const email = anAddress("kofi");
  page = await page.submit("Sign Up", { Email: email, Password: password }, page.main);
  expect(page.path).toMatch(/^\/auth\?return=/);
  page = await page.submit("Sign In", { Email: email, Password: password }, page.main);
  // At the same card.
  expect(page.path + page.url.hash).toMatch(/^\/browse\?q=gates#[0-9a-f-]{36}$/);
  expect(page.text).toContain("Find all 2 on your Saved page.");
  expect(page.button(`Save ${gates}`).attribute("aria-pressed")).toBe("true");
  page = await page.submit(`Save ${gates}`);
  expect(page.button(`Save ${gates}`).attribute("aria-pressed")).toBe("false");
  const item = (await page.follow(`View Details: ${gates}`)).path.slice(1);
  page = await visitor.open(`/saved/continue?item=${item}`);
  expect(page.path).toBe(`/${item}`);
  expect(page.button(`Save ${gates}`).text).toBe("Save");
  page = await visitor.open("/saved?tab=scholarships");
  expect(page.text).toContain("You haven't saved any scholarships yet.");
  expect((await visitor.open("/saved?tab=colleges")).hasLink("Makerere University")).toBe(true);
});

test("the navigation bar shows a badge for a new match, and then one for its closing day", async () => {
  const { visitor } = await atMatches("njeri");
  let page = await visitor.open("/advice");
  const bar = () => page.region("Yours");
  expect(bar().hasLink("Matches")).toBe(true);

  const title = "Marula Undergraduate Award";
  const desk = await (await (await anEditor()).open("/admin/catalogue/scholarships/new")).submit("Publish", {
    Title: title,
    "Education Level": ["Undergraduate"],
    Deadline: daysAfter(todayInUtc(), 5),
  });
  expect(desk.messages).toContain("The scholarship is published.");

  page = await visitor.open("/advice");
  page = await page.follow("Matches, 1 new", bar());
  page = await page.follow(title, page.region("New since you last looked (1)"));
  expect(bar().hasLink("Matches")).toBe(true);
  page = await page.submit(`Save ${title}`);
  page = await page.follow("Saved, 1 closes this week", bar());
  page = await page.submit("Save changes", { Status: "Applied" }, page.card(title));
  expect(page.messages).toContain("Changes saved");
  expect(bar().hasLink("Saved")).toBe(true);
});

test("a student exports the list as a spreadsheet and a calendar, whose address can be revoked", async () => {
  const { fursa } = await sharedServer();
  const student = await theDemoStudent();
  const item = (
    await (await student.open("/browse?q=gates")).follow("View Details: Gates Cambridge Scholarship")
  ).path;
  await student.post("/saved/heart", { item: item.slice(1), back: "/" });
  let page = await student.open("/saved");
  const file = await student.get(page.link("Download as CSV").attribute("href") ?? "");
  expect(file.headers.get("content-disposition")).toContain('filename="fursa-saved.csv"');
  expect(await file.text()).toContain("Scholarship,Gates Cambridge Scholarship,");

  page = await page.follow("Deadlines in your calendar");
  page = await page.submit("Create my calendar address");
  const address = page.field("Your calendar address").value;
  expect(page.link("Add to my calendar").attribute("href")).toMatch(/^webcal:\/\//);
  const phone = await aVisitor({ "X-Forwarded-For": "198.18.0.9" });
  const calendar = await phone.get(address);
  expect(calendar.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(await calendar.text()).toContain("SUMMARY:Usually closes: Gates Cambridge Scholarship\r\n");

  page = await page.submit("Make a new address");
  expect(page.messages).toContain("You have a new calendar address");
  const renewed = page.field("Your calendar address").value;
  expect((await phone.get(address)).status).toBe(404);
  expect((await phone.get(renewed)).status).toBe(200);
  page = await page.submit("Stop sharing");
  expect(page.messages).toContain("Your calendar address is gone");
  expect((await phone.get(renewed)).status).toBe(404);

  const guesses = [];
  for (let guess = 0; guess < 29; guess++) guesses.push((await phone.get(renewed)).status);
  expect(guesses).toEqual([...Array.from({ length: 28 }, () => 404), 429]);
  const [, token = ""] = /calendar\/([\w-]+)\.ics/.exec(address) ?? [];
  expect(token).toHaveLength(43);
  expect(fursa.output()).not.toContain(token);
});
