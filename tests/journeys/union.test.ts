import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { type Mailbox, pathIn } from "../support/mailbox.ts";
import type { RunningServer } from "../support/server.ts";
import { demoPerson, signIn, signUp } from "../support/sign-in.ts";

/** A grown-up student with a confirmed address and a display name, in a browser of their own. */
async function aStudent(
  browser: Browser,
  fursa: RunningServer,
  mailbox: Mailbox,
  name: string,
  javaScriptEnabled = true,
) {
  const context = await browser.newContext({ baseURL: fursa.url, javaScriptEnabled });
  const page = await context.newPage();
  const email = `${name.toLowerCase().replaceAll(" ", ".")}@example.com`;
  await signUp(page, email);
  await signIn(page, email);
  await page.goto(pathIn(await mailbox.next(email, /Confirm your email/)));
  await page.getByLabel("Full name").fill(`Private ${name}`);
  await page.getByLabel(/^Country/).selectOption("Kenya");
  await page.getByLabel("Age").selectOption("18_to_24");
  await page.getByRole("button", { name: "Create Profile" }).click();
  await expect(page.getByText("Your profile has been successfully created.")).toBeVisible();
  return { page, email };
}

async function chooseName(page: Page, name: string) {
  await page.getByLabel("Display name").fill(name);
  await expect(page.getByLabel("Country")).toHaveValue("Kenya");
  await page.getByRole("button", { name: "Save name" }).click();
}

const post = (page: Page, text: string) => page.getByRole("article").filter({ hasText: text });

async function signInAsDemo(
  browser: Browser,
  fursa: RunningServer,
  who: "admin" | "student",
  comeBackTo: string,
) {
  const context = await browser.newContext({ baseURL: fursa.url });
  const page = await context.newPage();
  const person = demoPerson(who, fursa);
  await signIn(page, person, comeBackTo);
  return { page, email: person.email };
}

test("students ask, answer, vote, accept and follow by mail, and a moderator keeps order", async ({
  browser,
  fursa,
  mailbox,
  page: visitor,
}) => {
  // A question about a scholarship, from its own page, with a display name chosen on the way.
  const asker = await signInAsDemo(browser, fursa, "student", "/browse");
  await visitor.goto("/union");
  await expect(visitor).toHaveTitle("Student Union · Fursa");
  await expect(visitor.getByRole("heading", { name: "Welcome. Please read this first" })).toBeVisible();
  await expect(visitor.getByText("No questions yet").first()).toBeVisible();
  await visitor.goto("/union/rules");
  await expect(visitor.getByText("By the Fursa Team")).toBeVisible();
  await asker.page.locator('main a[href^="/scholarship/"]').first().click();
  await expect(asker.page.getByRole("link", { name: "Ask about this" })).toBeVisible();
  const scholarship = (await asker.page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  const record = new URL(asker.page.url()).pathname;
  await asker.page.getByRole("link", { name: "Ask about this" }).click();
  await expect(asker.page).toHaveURL(/\/union\/name/);
  await chooseName(asker.page, "Amina of Kano");
  await expect(asker.page).toHaveURL(/\/union\/ask/);
  await expect(asker.page.getByText(`About ${scholarship}.`)).toBeVisible();
  await asker.page.getByLabel("Topic").selectOption("applying");
  const question = asker.page.getByLabel("Your question in one line");
  await question.fill("Who can write my recommendation letter?");
  await asker.page
    .getByLabel("Tell us more")
    .fill(
      "They say *two pages*.\n\n- with a picture ![x](/x.png)\n- <b>or not</b>\n\n</script><script>hit()</script><img src=x onerror=hit()>",
    );
  await asker.page.getByRole("button", { name: "Post question" }).click();
  // What the advice centre has said on it comes first; the question is still there.
  await expect(asker.page.getByText("The advice centre answers this:")).toBeVisible();
  await expect(
    asker.page.getByRole("link", { name: "How to get recommendation letters that help" }),
  ).toBeVisible();
  await expect(question).toHaveValue("Who can write my recommendation letter?");
  await question.fill("How long should the essay be?");
  await asker.page.getByRole("button", { name: "Post question" }).click();
  await expect(asker.page.getByText("Your question is posted")).toBeVisible();
  const thread = new URL(asker.page.url()).pathname;

  // Everyone reads it, with the display name and nothing else of her.
  await visitor.goto(record);
  await visitor.getByRole("link", { name: "How long should the essay be? (0)" }).click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("How long should the essay be?");
  await expect(visitor.getByRole("article")).toContainText("Amina of Kano");
  await expect(visitor.locator("article img, article b")).toHaveCount(0);
  const html = await visitor.content();
  expect(html).not.toContain(asker.email);
  expect(html).not.toContain("Wanjiku Kamau");
  expect(html).toContain('"@type":"DiscussionForumPosting"');
  await expect(visitor.locator('link[rel="canonical"]')).toHaveAttribute("href", fursa.url + thread);
  await expect(visitor.getByText("Sign in to ask and to answer.")).toBeVisible();

  // A reply without JavaScript; its author is told by mail, once, until she reads again.
  const helper = await aStudent(browser, fursa, mailbox, "Brian Otieno", false);
  await helper.page.goto(thread);
  await helper.page.getByRole("link", { name: "Choose a display name" }).click();
  await chooseName(helper.page, "Brian");
  await expect(helper.page).toHaveURL(thread);
  for (const words of ["Two pages are plenty.", "And keep it plain."]) {
    await helper.page.getByLabel("Your reply").fill(words);
    await helper.page.getByRole("button", { name: "Post reply" }).click();
    await expect(helper.page.getByText("Your reply is posted")).toBeVisible();
  }
  const news = await mailbox.next(asker.email, /New reply: How long should the essay be\?/);
  const told = () => mailbox.received.filter((mail) => /New reply/.test(mail.subject ?? "")).length;
  expect(news.text).toContain(`${fursa.url}${thread}?last`);
  expect(news.text).toMatch(/Two pages are plenty\.|And keep it plain\./);
  const header = (name: string) => news.headers.find(({ key }) => key === name)?.value ?? "";
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const stop = new URL(/<(.+)>/.exec(header("list-unsubscribe"))?.[1] ?? "");

  // She accepts the first, finds it helpful, and cannot vote for herself.
  await asker.page.goto(thread);
  await post(asker.page, "Two pages are plenty.").getByRole("button", { name: "Helpful" }).click();
  await expect(
    post(asker.page, "Two pages are plenty.").getByRole("button", { name: "Helpful (1)" }),
  ).toBeVisible();
  await post(asker.page, "Two pages are plenty.").getByRole("button", { name: "This answers it" }).click();
  await expect(post(asker.page, "Two pages are plenty.")).toContainText("Accepted answer");
  await expect(asker.page.getByRole("article").nth(0).getByRole("button", { name: "Helpful" })).toHaveCount(
    0,
  );
  await visitor.goto(thread);
  await expect(visitor.getByRole("article").nth(1)).toContainText("Accepted answer");
  expect(await visitor.content()).toContain('"@type":"QAPage"');
  await visitor.goto(record);
  await expect(visitor.getByRole("blockquote")).toContainText("Two pages are plenty.");
  await expect(
    visitor.getByRole("link", { name: "Read all: How long should the essay be?" }),
  ).toHaveAttribute("href", thread);

  // The link of a new member waits: its author sees it, others do not, and a moderator shows it.
  await helper.page.goto(thread);
  await helper.page.getByLabel("Your reply").fill("Look at https://www.daad.de/en/ for more.");
  await helper.page.getByRole("button", { name: "Post reply" }).click();
  await expect(helper.page.getByText("Your reply waits for review").first()).toBeVisible();
  await expect(post(helper.page, "Look at")).toContainText("Waiting for review: only you can see this.");
  await visitor.goto(`${thread}?last`);
  await expect(post(visitor, "Look at")).toHaveCount(0);
  expect(told()).toBe(1);

  const { page: admin } = await signInAsDemo(browser, fursa, "admin", "/admin/union");
  await expect(post(admin, "Look at")).toContainText("A new member's link");
  await post(admin, "Look at").getByLabel("Reason, for the record").fill("A real site");
  await post(admin, "Look at").getByRole("button", { name: "Approve" }).click();
  await expect(admin.getByText("Nothing is waiting.")).toBeVisible();
  await mailbox.next(asker.email, /New reply/);
  await expect.poll(told).toBe(2);
  await visitor.goto(`${thread}?last`);
  await expect(
    post(visitor, "Look at").getByRole("link", { name: "https://www.daad.de/en/" }),
  ).toHaveAttribute("rel", "nofollow ugc noopener");

  // The mails stop by one click, without signing in: by the mail program's own way.
  await visitor.goto(stop.pathname + stop.search);
  await expect(visitor.getByRole("heading", { name: "Stop these mails?" })).toBeVisible();
  const oneClick = await fetch(stop, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect(oneClick.status).toBe(200);
  await visitor.goto(stop.pathname + stop.search);
  await expect(visitor.getByRole("heading", { name: "Nothing to stop" })).toBeVisible();
  await asker.page.goto(thread);
  await expect(asker.page.getByRole("button", { name: "Follow by mail" })).toBeVisible();

  // A scam is held, reported posts reach the queue, its author is banned and can't write any more.
  await helper.page.goto(thread);
  await helper.page
    .getByLabel("Your reply")
    .fill("Congratulations, you won! Pay a processing fee of $50 by M-Pesa to my number today.");
  await helper.page.getByRole("button", { name: "Post reply" }).click();
  await expect(helper.page.getByText("Your reply waits for review").first()).toBeVisible();
  await asker.page.reload();
  await post(asker.page, "And keep it plain.").getByRole("link", { name: "Report" }).click();
  await asker.page.getByLabel("What is wrong with it?").selectOption("unkind");
  await asker.page.getByRole("button", { name: "Report" }).click();
  await expect(asker.page.getByText("A moderator will look at it.")).toBeVisible();
  await admin.goto("/admin/union");
  await expect(post(admin, "And keep it plain.")).toContainText("Report: Unkind, hateful or harassing");
  await post(admin, "And keep it plain.").getByLabel("Reason, for the record").fill("Harmless");
  await post(admin, "And keep it plain.").getByRole("button", { name: "Dismiss" }).click();
  await expect(post(admin, "And keep it plain.")).toHaveCount(0);
  await expect(post(admin, "Congratulations")).toContainText("It asks for money");
  await post(admin, "Congratulations").getByLabel("Reason, for the record").fill("Asked for fees");
  await post(admin, "Congratulations").getByLabel("Ban the author for").selectOption("for-good");
  await post(admin, "Congratulations").getByRole("button", { name: "Ban and hide" }).click();
  await expect(admin.getByRole("heading", { name: "Banned (1)" })).toBeVisible();
  await helper.page.goto(thread);
  await expect(
    helper.page.getByText("You can't write in the union at the moment. Reason: Asked for fees."),
  ).toBeVisible();
  await expect(helper.page.getByLabel("Your reply")).toHaveCount(0);

  // A locked thread can be read and not answered; search and the topic find it.
  await admin.goto(thread);
  await admin.getByRole("link", { name: "Moderate" }).first().click();
  const chosen = admin.getByRole("region", { name: "This post" });
  await chosen.getByLabel("Reason, for the record").fill("Enough said");
  await chosen.getByRole("button", { name: "Lock the thread" }).click();
  await expect(admin.getByText("Enough said").first()).toBeVisible();
  await visitor.goto("/union?q=éssay+LONG");
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await visitor.getByRole("link", { name: "How long should the essay be?" }).click();
  await expect(visitor.getByText("This thread is locked. It can be read, but not answered.")).toBeVisible();
  await visitor.goto("/union/applying");
  await expect(
    visitor.getByRole("listitem").filter({ hasText: "How long should the essay be?" }),
  ).toContainText("Answered");

  // She removes the question: her words are gone, the answers stay.
  await asker.page.goto(thread);
  await asker.page.getByRole("link", { name: "Edit or remove" }).click();
  await expect(asker.page.getByRole("button", { name: "Remove my words" })).toBeVisible();
  await asker.page.getByRole("button", { name: "Remove my words" }).click();
  await expect(asker.page.getByText("The words are gone; the replies of others stay.")).toBeVisible();
  await visitor.goto(thread);
  await expect(visitor.getByText("Removed by its author.")).toBeVisible();
  await expect(post(visitor, "Two pages are plenty.")).toBeVisible();
  await expect(visitor.getByText("They say")).toHaveCount(0);
});
