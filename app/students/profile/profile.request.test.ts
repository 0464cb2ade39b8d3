import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Page } from "#tests/support/requests/visitor.ts";
import { aMember, sharedServer } from "#tests/support/servers/shared-server.ts";

const fold = (page: Page, title: string) => page.all("details").find(({ text }) => text.startsWith(title));
const wambui = { "Full name": "Wambui Njeri", Country: "Kenya" };

test("a Kenyan enters her KCSE grades, sees what they count as, and uses that as her GPA", async () => {
  const { visitor } = await aMember("wambui");
  let page = await (await visitor.open("/profile")).submit("Add this exam or scale", {
    ...wambui,
    "What you have finished": "Secondary school",
    "Degree you want": "Vocational",
    "Fields of interest": ["Nursing"],
    "Exam or scale": "KCSE (Kenya)",
  });
  const exam = "KCSE (Kenya)";
  expect(page.field("Full name").value).toBe("Wambui Njeri");
  page = await page.submit("Create Profile", {
    [`${exam} > Total points`]: "60",
    [`${exam} > Mean grade`]: "C+",
  });
  expect(page.text).toContain("60 points make B, and the mean grade here is C+. Which is right?");
  page = await page.submit("Create Profile", { [`${exam} > Total points`]: "" });
  expect(page.messages).toContain("Profile created!");
  expect(page.region(exam).text).toContain(
    "This is 7 points of 12. We count this as 2.33 of 4. This is an estimate: the college decides.",
  );
  expect(page.field("Fields of interest > Nursing").isChecked).toBe(true);
  expect(page.field("GPA").value).toBe("");
  page = await page.submit("Use 2.33 as GPA");
  expect(page.field("GPA").value).toBe("2.33");
  page = await page.submit("Update Profile");
  expect(page.messages).toContain("Profile updated!");
  expect(page.field("GPA").value).toBe("2.33");

  page = await page.submit("Remove KCSE (Kenya)");
  page = await page.submit("Update Profile");
  expect(page.messages).toContain("Profile updated!");
  expect(fold(page, "Your grades")?.text).toContain("No answers yet");
});

test("details are shown again in a closed section, and a mistake opens it", async () => {
  const { visitor } = await aMember("zawadi");
  let page = await (await visitor.open("/profile")).submit("Create Profile", {
    ...wambui,
    "Citizen of": "Kenya",
    "County, state or region": "Kisumu",
    Sex: "Female",
    "Or your age": "19",
    Age: "25 or older",
    "IELTS score, from 0 to 9": "6.5",
  });
  expect(page.text).toContain("This makes you 19. That isn't the age you chose above.");
  expect(fold(page, "Age and sex")?.attribute("open")).toBeDefined();
  expect(page.field("Sex").value).toBe("female");
  page = await page.submit("Create Profile", { Age: "" });
  expect(page.messages).toContain("Profile created!");
  const summary = (title: string) => fold(page, title)?.all("summary")[0]?.text;
  expect(summary("Citizenship and home")).toContain("Kenya, Kisumu");
  expect(summary("Age and sex")).toContain("Female, 19 years old");
  expect(summary("Work and tests")).toContain("IELTS");
  expect(page.field("Age").value).toBe("18_to_24");
});

test("circumstances have a separate page, and are deleted with one button", async () => {
  const { visitor } = await aMember("amani");
  let page = await (await visitor.open("/profile")).submit("Create Profile", wambui);
  expect(page.messages).toContain("Profile created!");
  page = await (await visitor.open("/profile/data")).follow("See or delete it here");
  expect(page.path).toBe("/profile/circumstances");
  expect(page.hasButton("Delete these answers")).toBe(false);
  const refugee = "Are you a refugee, or displaced in your own country?";
  page = await page.submit("Save answers", {
    [refugee]: "Yes",
    "Have you lost one parent or both?": "No",
  });
  expect(page.messages).toContain("We've updated your matches.");
  page = await visitor.open("/profile/circumstances");
  expect(page.field(refugee).value).toBe("yes");
  expect(await (await visitor.get("/profile/data.json")).text()).not.toContain("refugee");
  page = await page.submit("Delete these answers");
  expect(page.messages).toContain("We've deleted these answers.");
  page = await visitor.open("/profile/circumstances");
  expect(page.field(refugee).value).toBe("");
  expect(page.hasButton("Delete these answers")).toBe(false);
});

test("a parent fills the profile for one child and adds another", async () => {
  const { visitor } = await aMember("halima");
  let page = await (await visitor.open("/profile")).submit("Create Profile", {
    ...wambui,
    "I am a": "Parent",
  });
  expect(page.messages).toContain("Profile created!");
  expect(page.text).toContain("Your child's studies");
  page = await page.submit("Update Profile", { "What your child has finished": "Primary school" });
  expect(page.messages).toContain("Profile updated!");

  page = await page.follow("Your children");
  expect(page.text).toContain("No other child yet");
  page = await page.follow("Add a child");
  page = await page.submit("Add a child");
  expect(page.field("What you call your child").isInvalid).toBe(true);
  page = await page.submit("Add this exam or scale", {
    "What you call your child": "Baraka",
    "Exam or scale": "UTME (JAMB, Nigeria)",
  });
  page = await page.submit("Add a child", { "UTME (JAMB, Nigeria) > Score out of 400": "250" });
  expect(page.messages).toContain("Child added");
  page = await page.follow("Baraka");
  expect(page.text).toContain("We don't turn this into a GPA.");
  page = await page.follow("Circumstances of Baraka");
  page = await page.submit("Save answers", { "Does your child live with a disability?": "Yes" });
  expect(page.messages).toContain("We've updated your matches.");
  page = await page.follow("Baraka");
  page = await page.submit("Remove Baraka");
  expect(page.messages).toContain("We've deleted everything about this child.");
  expect(page.text).toContain("No other child yet");
});

test("a profile that can't be saved is shown again as it was typed, and saved at the next attempt", async () => {
  const { database } = await sharedServer();
  const { visitor } = await aMember("kofi");
  let page = await (await visitor.open("/profile")).submit("Create Profile", wambui);
  const rename = (from: string, to: string) =>
    database.asOwner((db) => db.execute(sql.raw(`alter table ${from} rename to ${to}`)));
  await rename("profiles", "profiles_away");
  try {
    page = await page.submit("Update Profile", { "Full name": "Kofi Mensah of Accra" });
    expect(page.one("[role=alert] strong").text).toBe("Error saving profile");
    expect(page.field("Full name").value).toBe("Kofi Mensah of Accra");
    expect((await visitor.open("/profile")).text).toContain("Error loading profile");
  } finally {
    await rename("profiles_away", "profiles");
  }
  page = await page.submit("Try again", { "Full name": "Kofi Mensah of Tema" });
  expect(page.messages).toContain("Profile updated!");
  expect(page.field("Full name").value).toBe("Kofi Mensah of Tema");
});
