import { expect, test } from "vitest";
import type { Visitor } from "#tests/support/requests/visitor.ts";
import { aMember, aVisitor, password } from "#tests/support/servers/shared-server.ts";

const award = "Chevening Scholarship";
const openAward = async (visitor: Visitor) =>
  (await visitor.open("/browse?q=chevening")).follow(`View Details: ${award}`);

test("a visitor reads what is needed, signs in to tick it off, and finds the ticks on the Saved page", async () => {
  const { visitor, email } = await aMember("akinyi");
  visitor.clearCookies();
  let page = await openAward(visitor);
  const document = () =>
    page.labels().find((label) => label.startsWith("Degree certificate and transcript")) ?? "";
  expect(page.headings(1)).toEqual([award]);
  expect(page.text).toContain("Status");
  expect(decodeURIComponent(page.link(/^(Share on )?WhatsApp \(opens/).attribute("href") ?? "")).toMatch(
    /Chevening Scholarship · Full tuition.* · .* · Free to apply http/,
  );
  expect(page.heading("Can I apply tonight, on my phone?").count).toBe(1);
  expect(page.text).toContain("You need letters from 2 referees first.");
  expect(page.says(/^Ask your 2 referees for a letter/)).toBe(true);
  expect(document()).toBe("");
  const checklist = () => page.all("details").find(({ text }) => text.trim().startsWith("Your checklist"));
  expect(checklist()?.attribute("open")).toBeUndefined();
  const sources = page.all("details").find(({ text }) => /^All sources \(\d+\)/.test(text));
  const source = sources?.all("a").find(({ text }) => /gov\.uk|chevening\.org/.test(text));
  expect(source?.attribute("rel")).toBe("nofollow noopener noreferrer");

  page = await page.submit("Sign in to tick this off");
  expect(page.path).toMatch(/^\/auth\?return=/);
  page = await page.submit("Sign In", { Email: email, Password: password }, page.main);
  expect(page.path).toMatch(/^\/scholarship\//);
  expect(page.hasButton(`Remove ${award} from saved`)).toBe(true);
  expect(checklist()?.attribute("open")).toBe("open");
  page = await page.submit("Save my ticks", { [document()]: true });
  expect(page.messages).toContain("Your ticks are saved");
  expect(page.field(document()).isChecked).toBe(true);
  expect(page.field(/^Write the essays/).isChecked).toBe(false);

  page = await page.submit(`Remind me when it opens: ${award}`);
  expect(page.messages).toContain("We'll tell you when it opens.");
  expect(page.button(`We'll tell you when it opens: ${award}`).count).toBe(1);

  page = await visitor.open("/saved");
  expect(page.text).toContain("Usually opens in August and closes in October.");
  expect(page.text).toContain("Usually closes in October");
  expect(page.says(/^Checklist: 1 of \d+ done$/)).toBe(true);
  page = await page.submit(`We'll tell you when it opens: ${award}`);
  expect(page.messages).toContain("We won't tell you when it opens.");
  expect(page.path).toBe("/saved");

  // Ticks come back with an undo.
  page = await page.submit(`Remove ${award}`);
  page = await page.submit("Undo");
  expect(page.says(/^Checklist: 1 of \d+ done$/)).toBe(true);
});

test("a college's page shows fees, grades, programmes and its place on a map", async () => {
  const visitor = await aVisitor();
  const page = await (await visitor.open("/browse?tab=colleges&q=UoN")).follow(
    "View Details: University of Nairobi",
  );
  expect(page.heading("Fees").count).toBe(1);
  expect(page.main.text).toContain("Local students:");
  expect(page.heading("Grades to get in").count).toBe(1);
  expect(page.one("#programme-medicine-and-surgery-mbchb-undergraduate").text).toContain("6 years");
  const maps = page.all("[role=img]").map((image) => image.attribute("aria-label"));
  expect(maps).toContain("Map of Kenya with a dot showing University of Nairobi");
});

test("a visitor answers a few questions, learns whether they qualify, and the address keeps the answers", async () => {
  const visitor = await aVisitor();
  let page = await openAward(visitor);
  const block = () => page.region("Do I qualify?");
  const tell = async (answers: Record<string, string>) => {
    page = await page.submit("Show the result", answers, block());
  };
  expect(block().says("Open to you now")).toBe(false);
  await tell({
    "Which country are you a citizen of?": "Kenya",
    "What do you want to study next?": "A master's degree",
    "What have you finished?": "A first degree",
    "How many years have you worked?": "3",
    "Which exam or grading scale?": "uk_class",
    "Your result, exactly as written": "9:9",
  });
  expect(block().says("Please check your answers")).toBe(true);
  expect(block().field("Which country are you a citizen of?").value).toBe("Kenya");
  await tell({ "Your result, exactly as written": "2:1" });
  expect(block().says(/: you fit$/)).toBe(true);
  expect(page.path).toContain("?me=");
  expect(block().text).not.toContain("What have you finished?");
  // Every later page has the answers and doesn't ask again.
  page = await page.follow("Back to scholarships");
  expect(page.path).toMatch(/[?&]me=.*citizenships%3DKenya/);
  page = await visitor.open(
    `/browse?q=chevening&me=${encodeURIComponent(new URL(page.url).searchParams.get("me") ?? "")}`,
  );
  page = await page.follow(`View Details: ${award}`);
  expect(block().says(/: you fit$/)).toBe(true);
  page = await page.follow("Change my answers");
  expect(page.path).toMatch(/^\/start\?/);
  expect(page.hasLink("Change: A first degree")).toBe(true);
  page = await openAward(visitor);
  await tell({ "What have you finished?": "Secondary school" });
  expect(block().says("Not open to you")).toBe(true);
  expect(block().text).toContain("No: You need a first degree");
  page = await openAward(visitor);
  expect(block().text).not.toContain("Not open to you");
});

test("a member's answers are saved in the profile, and cards say what is open", async () => {
  const { visitor } = await aMember("chipo");
  let page = await (await visitor.open("/profile")).submit("Create Profile", {
    "Full name": "Chipo Banda",
    Country: "Kenya",
  });
  expect(page.messages).toContain("Your profile has been successfully created.");
  page = await openAward(visitor);
  const block = () => page.region("Do I qualify?");
  expect(block().says("One answer missing")).toBe(true);
  page = await page.submit("Save my answer", { "What have you finished?": "Secondary school" }, block());
  expect(block().says("Not open to you")).toBe(true);
  page = await visitor.open("/profile");
  expect(page.field("What you have finished").value).toBe("secondary");
  page = await visitor.open("/browse?q=chevening");
  const details = `View Details: ${award}`;
  expect(
    page
      .all("li")
      .find((item) => item.hasLink(details))
      ?.says("Not open to you"),
  ).toBe(true);
  page = await page.follow("Only what I can apply for");
  expect(page.path).toContain("mine=1");
  expect(page.hasLink(details)).toBe(false);
  page = await page.follow("Only what I can apply for");
  expect(page.hasLink(details)).toBe(true);
  page = await visitor.open("/calendar?q=chevening");
  expect(page.text).toContain("We leave out what isn't open to you.");
  expect(page.hasLink(award)).toBe(false);
});

test("an amount in the provider's words is marked as English on a page in Kiswahili", async () => {
  const visitor = await aVisitor();
  const [path = ""] = /\/scholarship\/[0-9a-f-]{36}/.exec(
    (await visitor.open("/browse?tab=scholarships&q=no+fees+stress")).html,
  ) ?? [""];
  const words = "First-year academic facility user fee";
  expect((await visitor.open(`/sw${path}`)).html).toMatch(new RegExp(`<span lang="en"[^>]*>${words}`));
  expect((await visitor.open(path)).html).not.toMatch(new RegExp(`lang="en"[^>]*>${words}`));
});
