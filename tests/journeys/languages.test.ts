import { expect, test } from "#tests/support/browser/journey.ts";
import { password } from "#tests/support/browser/sign-in.ts";
import { pathIn } from "#tests/support/web/mailbox.ts";

const parameters = ({ searchParams }: URL) => [...searchParams].sort().join();
/** A cached page has its parameters in an order of their own. */
const isSamePage = (url: URL, path: string, other: URL) =>
  url.pathname === path && parameters(url) === parameters(other);

test("a reader changes the language of a page and back, and stays on the page", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Browse" }).first().click();
  // The address changes a moment before the page, and the home page has a search box too.
  await expect(page.getByRole("heading", { level: 1, name: "Browse opportunities" })).toBeAttached();
  // Its role changes to combobox once it can suggest.
  const search = page.getByRole("main").locator("input[name=q]").first();
  await search.fill("law");
  await search.press("Enter");
  await expect(page).toHaveURL(/\/browse\?.*q=law/);
  const searched = new URL(page.url());

  const languages = (name: string) => page.getByRole("contentinfo").getByRole("navigation", { name });
  await languages("Language").getByRole("link", { name: "Kiswahili" }).click();
  await expect(page).toHaveURL((url) => isSamePage(url, "/sw/browse", searched));
  await expect(page.locator("html")).toHaveAttribute("lang", "sw");
  await expect(page.getByRole("heading", { level: 1, name: "Tazama fursa" })).toBeAttached();

  // Links inside the page stay in its language.
  await page.getByRole("link", { name: /^Vyuo/ }).first().click();
  await expect(page).toHaveURL(/\/sw\/browse\?.*tab=colleges/);
  const there = new URL(page.url());

  await languages("Lugha").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL((url) => isSamePage(url, "/browse", there));
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { level: 1, name: "Browse opportunities" })).toBeAttached();
});

/** Taps, fields and answers of the journey below, as a reader of the language sees them. */
const inOtherWords = {
  sw: {
    stage: "Nimemaliza shule ya upili",
    field: "Uuguzi",
    save: "Hifadhi: ",
    toSignUp: "Fungua akaunti bila malipo",
    fields: ["Barua pepe", "Nenosiri", "Jisajili"],
    subject: "Thibitisha barua pepe yako ya Fursa",
    goOn: "Endelea bila kuandika nenosiri tena",
    saved: "Zilizohifadhiwa",
  },
  fr: {
    stage: "Le secondaire terminé",
    field: "Soins infirmiers",
    save: "Enregistrer\u00a0: ",
    toSignUp: "Créer un compte gratuit",
    fields: ["Adresse e-mail", "Mot de passe", "Créer un compte"],
    subject: "Confirmez votre adresse pour Fursa",
    goOn: "Continuer sans retaper le mot de passe",
    saved: "Ma liste",
  },
  am: {
    stage: "ሁለተኛ ደረጃን ያጠናቀቁ",
    field: "ነርሲንግ",
    save: "ያስቀምጡ፦ ",
    toSignUp: "ነፃ መለያ ይፍጠሩ",
    fields: ["ኢሜይል", "የይለፍ ቃል", "ይመዝገቡ"],
    subject: "ለFursa ኢሜይልዎን ያረጋግጡ",
    goOn: "የይለፍ ቃል ሳይጽፉ ይቀጥሉ",
    saved: "የተቀመጡ",
  },
} as const;

for (const language of ["sw", "fr", "am"] as const)
  test(`in ${language} someone taps answers, saves a match, signs up, and finds it saved`, async ({
    page,
    mailbox,
    addressOf,
  }) => {
    const { stage, field, save, toSignUp, fields, subject, goOn, saved } = inOtherWords[language];
    const [emailLabel, passwordLabel, signUp] = fields;
    const email = addressOf(`reads-${language}`);
    const main = page.getByRole("main");
    await page.goto(`/${language}/start?country=Kenya`);
    await main.getByRole("link", { name: stage, exact: true }).click();
    await main.getByRole("link", { name: field, exact: true }).click();
    await expect(page).toHaveURL(`/${language}/start?country=Kenya&level=school-done&field=Nursing`);
    const heart = main.locator(`button[aria-label^="${save}"]`).first();
    const title = ((await heart.getAttribute("aria-label")) ?? "").slice(save.length);

    await heart.click();
    await expect(page).toHaveURL(new RegExp(`/${language}/auth\\?return=`));
    await page.getByRole("link", { name: toSignUp, exact: true }).click();
    const form = main
      .locator("form")
      .filter({ has: page.getByRole("button", { name: signUp, exact: true }) });
    await form.getByLabel(emailLabel, { exact: true }).fill(email);
    await form.getByLabel(passwordLabel).fill(password);
    await form.getByRole("button", { name: signUp, exact: true }).click();
    await page.getByRole("button", { name: goOn, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/start\\?country=Kenya.*#`));
    await expect(main.getByRole("button", { name: save + title, pressed: true, exact: true })).toBeVisible();

    const mail = await mailbox.next(email, /./);
    expect(mail.subject).toBe(subject);
    await page.goto(pathIn(mail));
    await expect(page).toHaveURL(new RegExp(`/${language}/`));
    await page.goto(`/${language}/saved`);
    await expect(page.getByRole("heading", { level: 1, name: saved })).toBeVisible();
    await expect(main.getByText(title, { exact: true }).first()).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
  });
