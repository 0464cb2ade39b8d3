import { expect, test } from "vitest";
import { demoPerson } from "#tests/support/database/server-database.ts";
import type { Page } from "#tests/support/requests/visitor.ts";
import {
  aMember,
  anEditor,
  aVisitor,
  sharedServer,
  theDemoStudent,
} from "#tests/support/servers/shared-server.ts";
import { pathIn } from "#tests/support/web/mailbox.ts";

const post = (page: Page, text: string) => page.all("article").filter((one) => one.text.includes(text));

test("students ask, answer, vote, accept and follow by email, and a moderator keeps order", async () => {
  const { fursa, mailbox } = await sharedServer();
  const visitor = await aVisitor();
  const asker = await theDemoStudent();
  const { email: askersEmail } = demoPerson("student", fursa);

  // A question about a scholarship, from its own page, with a display name chosen on the way.
  let seen = await visitor.open("/union");
  expect(seen.title).toBe("Student Union · Fursa");
  expect(seen.text).toContain("Welcome. Please read this first");
  expect(seen.text).toContain("No questions yet");
  expect((await visitor.open("/union/rules")).text).toContain("By the Fursa Team");
  const record =
    (await asker.open("/browse")).main.all('a[href^="/scholarship/"]')[0]?.attribute("href") ?? "";
  let page = await asker.open(record);
  const [scholarship] = page.headings(1);
  page = await page.follow("Ask about this");
  expect(page.path).toMatch(/^\/union\/name/);
  expect(page.field("Country").value).toBe("Kenya");
  page = await page.submit("Save name", { "Display name": "Amina of Kano" });
  expect(page.path).toMatch(/^\/union\/ask/);
  expect(page.text).toContain(`About ${scholarship}.`);
  page = await page.submit("Post question", {
    Topic: "applying",
    "Your question in one line": "Who can write my recommendation letter?",
    "Tell us more":
      "They say *two pages*.\n\n- with a picture ![x](/x.png)\n- <b>or not</b>\n\n</script><script>hit()</script><img src=x onerror=hit()>",
  });
  // What the advice centre says about it comes first; the question is still in the form.
  expect(page.text).toContain("The advice centre answers this:");
  expect(page.hasLink("How to get recommendation letters that help")).toBe(true);
  expect(page.field("Your question in one line").value).toBe("Who can write my recommendation letter?");
  page = await page.submit("Post question", { "Your question in one line": "How long should the essay be?" });
  expect(page.text).toContain("Your question is posted");
  const thread = page.url.pathname;

  // Everyone can read it, with the display name and nothing else about the member.
  seen = await (await visitor.open(record)).follow("How long should the essay be? (0)");
  expect(seen.headings(1)).toEqual(["How long should the essay be?"]);
  expect(seen.all("article")[0]?.text).toContain("Amina of Kano");
  expect(seen.all("article img, article b")).toEqual([]);
  expect(seen.html).not.toContain(askersEmail);
  expect(seen.html).not.toContain("Wanjiku Kamau");
  expect(seen.html).not.toContain("<script>hit()");
  expect(seen.html).toContain('"@type":"DiscussionForumPosting"');
  expect(seen.one('link[rel="canonical"]').attribute("href")).toBe(fursa.url + thread);
  expect(seen.text).toContain("Sign in to ask and answer.");

  // A reply; the asker is notified by email, once, until they read the thread again.
  const { visitor: helper, email } = await aMember("brian");
  let reply = await helper.open(pathIn(await mailbox.next(email, /Confirm your email/)));
  reply = await reply.submit("Create Profile", {
    "Full name": "Private Brian Otieno",
    Country: "Kenya",
    Age: "18_to_24",
  });
  expect(reply.messages).toContain("Your profile has been successfully created.");
  reply = await (await helper.open(thread)).follow("Choose a display name");
  reply = await reply.submit("Save name", { "Display name": "Brian" });
  expect(reply.path).toBe(thread);
  for (const words of ["Two pages are plenty.", "And keep it plain."]) {
    reply = await reply.submit("Post reply", { "Your reply": words });
    expect(reply.text).toContain("Your reply is posted");
    reply = await helper.open(thread);
  }
  const news = await mailbox.next(askersEmail, /New reply: How long should the essay be\?/);
  const countMails = () => mailbox.received.filter((mail) => /New reply/.test(mail.subject ?? "")).length;
  expect(news.text).toContain(`${fursa.url}${thread}?last`);
  expect(news.text).toMatch(/Two pages are plenty\.|And keep it plain\./);
  const header = (name: string) => news.headers.find(({ key }) => key === name)?.value ?? "";
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const stop = new URL(/<(.+)>/.exec(header("list-unsubscribe"))?.[1] ?? "");

  // The asker accepts the first, finds it helpful, and can't vote for their own post.
  page = await asker.open(thread);
  page = await page.submit("Helpful", {}, post(page, "Two pages are plenty.")[0]);
  expect(post(page, "Two pages are plenty.")[0]?.hasButton("Helpful (1)")).toBe(true);
  page = await page.submit("This answers it", {}, post(page, "Two pages are plenty.")[0]);
  expect(post(page, "Two pages are plenty.")[0]?.text).toContain("Accepted answer");
  expect(page.all("article")[0]?.hasButton(/^Helpful/)).toBe(false);
  seen = await visitor.open(thread);
  expect(seen.all("article")[1]?.text).toContain("Accepted answer");
  expect(seen.html).toContain('"@type":"QAPage"');
  seen = await visitor.open(record);
  expect(seen.one("blockquote").text).toContain("Two pages are plenty.");
  expect(seen.link("Read all: How long should the essay be?").attribute("href")).toBe(thread);

  // A new member's link waits for review: its author sees it, others do not, and a moderator approves it.
  reply = await (await helper.open(thread)).submit("Post reply", {
    "Your reply": "Look at https://www.daad.de/en/ for more.",
  });
  expect(reply.text).toContain("Your reply is waiting for review");
  expect(post(reply, "Look at")[0]?.text).toContain("Waiting for review. Only you can see this.");
  expect(post(await visitor.open(`${thread}?last`), "Look at")).toEqual([]);
  expect(countMails()).toBe(1);
  const moderator = await anEditor();
  let queue = await moderator.open("/admin/union");
  expect(post(queue, "Look at")[0]?.text).toContain("A new member's link");
  queue = await queue.submit(
    "Approve",
    { "Reason, for the record": "A real site" },
    post(queue, "Look at")[0],
  );
  expect(queue.text).toContain("Nothing is waiting.");
  await expect.poll(countMails, { timeout: 60_000 }).toBe(2);
  seen = await visitor.open(`${thread}?last`);
  const link = post(seen, "Look at")[0]?.link("https://www.daad.de/en/");
  expect(link?.attribute("rel")).toBe("nofollow ugc noopener");

  // The emails stop with one click, without signing in: by the mail program's own button.
  expect((await visitor.open(stop.href)).text).toContain("Stop these emails?");
  const oneClick = await fetch(stop, {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  });
  expect(oneClick.status).toBe(200);
  expect((await visitor.open(stop.href)).text).toContain("Nothing to stop");
  page = await asker.open(thread);
  expect(page.hasButton("Follow by email")).toBe(true);

  // A scam is held, reported posts reach the queue, its author is banned and can't write any more.
  reply = await (await helper.open(thread)).submit("Post reply", {
    "Your reply": "Congratulations, you won! Pay a processing fee of $50 by M-Pesa to my number today.",
  });
  expect(reply.text).toContain("Your reply is waiting for review");
  page = await page.follow("Report", post(page, "And keep it plain.")[0]);
  page = await page.submit("Report", { "What is wrong with it?": "unkind" }, page.main);
  expect(page.text).toContain("A moderator will look at it.");
  queue = await moderator.open("/admin/union");
  expect(post(queue, "And keep it plain.")[0]?.text).toContain("Report: Unkind, hateful or harassing");
  queue = await queue.submit(
    "Dismiss",
    { "Reason, for the record": "Harmless" },
    post(queue, "And keep it plain.")[0],
  );
  expect(post(queue, "And keep it plain.")).toEqual([]);
  expect(post(queue, "Congratulations")[0]?.text).toContain("It asks for money");
  queue = await queue.submit(
    "Ban and hide",
    { "Reason, for the record": "Asked for fees", "Ban the author for": "for-good" },
    post(queue, "Congratulations")[0],
  );
  expect(queue.text).toContain("Banned (1)");
  reply = await helper.open(thread);
  expect(reply.text).toContain("You can't write in the union at the moment. Reason: Asked for fees.");
  expect(reply.fields("Your reply")).toEqual([]);

  // A locked thread can be read but not answered; search and the topic find it.
  queue = await moderator.open(thread);
  queue = await queue.follow("Moderate", queue.all("article")[0]);
  queue = await queue.submit(
    "Lock the thread",
    { "Reason, for the record": "Enough said" },
    queue.region("This post"),
  );
  expect(queue.text).toContain("Enough said");
  seen = await visitor.open("/union?q=éssay+LONG");
  expect(seen.meta("robots")).toBe("noindex");
  seen = await seen.follow("How long should the essay be?");
  expect(seen.text).toContain("This thread is locked. You can read it, but you can't reply.");
  const listed = (await visitor.open("/union/applying"))
    .all("li")
    .find(({ text }) => text.includes("How long should the essay be?"));
  expect(listed?.text).toContain("Answered");

  // The asker removes the question: its text is deleted, the answers stay.
  page = await (await asker.open(thread)).follow("Edit or remove");
  page = await page.submit("Remove my words");
  expect(page.text).toContain("Your post is deleted. Other people's replies stay.");
  seen = await visitor.open(thread);
  expect(seen.text).toContain("Removed by its author.");
  expect(post(seen, "Two pages are plenty.")).toHaveLength(1);
  expect(seen.text).not.toContain("They say");
});
