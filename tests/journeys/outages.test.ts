import { openPostgres } from "#database/connection/open-postgres.ts";
import { linkChecks, scholarships } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { apart, expect } from "../support/browser/journey.ts";
import { signInAsEditor } from "../support/browser/sign-in.ts";
import type { Whereabouts } from "../support/database/server-database.ts";
import { startServer } from "../support/servers/start-server.ts";

const deadPages = 20;

/**
 * A server whose mail server is down, and whose link checker has found more dead pages than it hides without an
 * editor.
 */
const test = apart(async (place) => {
  const fursa = await startServer({ ...place, SMTP_URL: "smtp://127.0.0.1:1" });
  await failLinks(place);
  return { fursa, close: fursa.stop };
});

async function failLinks({ DATABASE_URL: url, AUTH_SECRET: secret }: Whereabouts): Promise<void> {
  const { db, close } = await openPostgres({ url, secret });
  await asWorker(db, async (own) => {
    const awards = await own.select().from(scholarships).orderBy(scholarships.title).limit(deadPages);
    await own.insert(linkChecks).values(
      awards.map(({ id: recordId, applicationUrl: address }) => ({
        ...{ kind: "scholarships" as const, recordId, address, failures: 3, status: 404 },
        error: "There is no page at that address (404).",
        checkedAt: new Date(),
      })),
    );
  });
  await close();
}

test.use({ javaScriptEnabled: false });

test("an admin sees why no email goes out and since when, and no page is hidden without an editor's decision", async ({
  page,
  fursa,
}) => {
  await page.goto("/newsletter");
  await page.getByLabel("Email").fill("o'brien@example.com");
  await page.getByLabel("I am 18 or older, or a parent or guardian agrees").check();
  await page.getByRole("button", { name: "Send me the newsletter" }).click();
  await expect(page.getByText("Check your email")).toBeVisible();

  await signInAsEditor(page, fursa, "/admin");
  const answer = async () => (await page.request.get("/admin")).text();
  await expect.poll(answer).toContain("ECONNREFUSED");
  await page.goto("/admin");
  const notice = page.getByRole("region", { name: "Not working" });
  await expect(notice).toContainText(/The mail server, since \d{4}-\d\d-\d\d \d\d:\d\d UTC/);
  await expect(notice).toContainText("Emails wait in the outbox. We try again every minute and lose none.");
  await page.getByRole("link", { name: "Open: Dead links" }).click();
  await expect(page).toHaveURL("/admin/links");
  const decision = page.getByRole("region", { name: "For you to decide" });
  await expect(decision.getByRole("checkbox")).toHaveCount(deadPages);
  await expect(decision.getByText("3 times in a row: There is no page at that address (404).")).toHaveCount(
    deadPages,
  );

  for (const box of (await decision.getByRole("checkbox").all()).slice(2)) await box.uncheck();
  await page.getByRole("button", { name: "Hide the ones I ticked" }).click();
  await expect(page.getByText("2 listings are hidden until the page works again.")).toBeVisible();
  const hidden = page.getByRole("region", { name: "Hidden until their page works again" });
  await expect(hidden.getByRole("listitem")).toHaveCount(2);
  await expect(decision.getByRole("checkbox")).toHaveCount(deadPages - 2);

  await page.getByRole("button", { name: "They're fine, keep them" }).click();
  await expect(page.getByText(`${deadPages - 2} listings stay. The count starts again.`)).toBeVisible();
  await expect(decision).toContainText("Nothing is waiting for you.");
});
