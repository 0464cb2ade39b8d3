import { expect, test } from "vitest";
import type { Part } from "#tests/support/requests/visitor.ts";
import { aVisitor, sharedServer } from "#tests/support/servers/shared-server.ts";

const linksIn = (part: Part) => part.all("a").map((link) => [link.text, link.attribute("href")]);

test("a page has the utility bar, the main links and the menu", async () => {
  const page = await (await aVisitor()).open("/");
  expect(linksIn(page.region("About Fursa"))).toEqual([
    ["About Us", "/about"],
    ["Events", "/events"],
    ["Resources", "/advice"],
    ["For Schools", "/schools"],
    ["For Partners", "/enterprise"],
    ["English", "#languages"],
  ]);
  expect(linksIn(page.region("Main"))).toEqual([
    ["Browse", "/browse"],
    ["Resources", "/advice"],
    ["Events", "/events"],
    ["Premium", "/subscription"],
  ]);
  expect(linksIn(page.region("Menu"))).toEqual([
    ["Home", "/"],
    ["Browse", "/browse"],
    ["Resources", "/advice"],
    ["Events", "/events"],
    ["Premium", "/subscription"],
    ["Get Started", "/auth"],
    ["Colleges", "/browse?tab=colleges"],
    ["Courses", "/courses"],
    ["For Parents", "/parents"],
    ["The Year Ahead", "/calendar"],
    ["Advice Center", "/advice"],
    ["Student Union", "/union"],
    ["For Schools", "/schools"],
    ["Enterprise", "/enterprise"],
    ["Entrepreneurship", "/entrepreneurship"],
    ["How to Use", "/tutorial"],
    ["Check This Message", "/check"],
    ["About Us", "/about"],
    ["English", "/"],
    ["Kiswahili", "/sw"],
    ["Français", "/fr"],
    ["አማርኛ", "/am"],
  ]);
  const [banner] = page.all("header");
  expect(
    banner
      ?.all("a")
      .filter(({ text }) => text === "Get Started")
      .map((link) => link.attribute("href")),
  ).toContain("/auth");
  expect(banner?.link("Fursa, home").attribute("href")).toBe("/");
});

test("the footer has links, share buttons and a contact address", async () => {
  const page = await (await aVisitor()).open("/");
  const footer = page.all("footer").at(-1);
  expect(footer?.heading("Quick links").count).toBe(1);
  expect(footer?.heading("Resources").count).toBe(1);
  for (const network of ["WhatsApp", "Telegram", "Facebook", "X", "LinkedIn"]) {
    const share = footer?.link(`Share Fursa on ${network} (opens in a new tab)`);
    expect(share?.attribute("target")).toBe("_blank");
    expect(share?.attribute("rel")).toBe("noopener noreferrer");
  }
  expect(footer?.link("hello@fursa.example").attribute("href")).toBe("mailto:hello@fursa.example");
  expect(footer?.text).toContain("© Fursa");
});

test("the data saver never redirects to another site", async () => {
  const visitor = await aVisitor();
  for (const back of [
    "https://elsewhere.example/",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "/.//elsewhere.example",
  ]) {
    const response = await visitor.post("/data-saver", { switch: "on", back });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/"]);
  }
});

test("an unknown address is a 404 that says so and is logged", async () => {
  const { fursa } = await sharedServer();
  const page = await (await aVisitor()).open("/no/such-page");
  expect(page.status).toBe(404);
  expect(page.title).toBe("Page not found · Fursa");
  expect(page.headings(1)).toEqual(["404"]);
  expect(page.says("Oops! Page not found")).toBe(true);
  expect(fursa.output()).toMatch(/"path":"\/no\/such-page".*"page not found"/);
  expect((await page.follow("Return to Home")).path).toBe("/");
});

test("any request to an unknown address gets a normal error page", async () => {
  const visitor = await aVisitor();
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    const response = await visitor.send("/no/such-page", { method });
    expect([method, response.status]).toEqual([method, 404]);
    expect(await response.text()).toContain("Oops! Page not found");
  }
  const refused = await visitor.send("/", { method: "POST" });
  expect(refused.status).toBe(405);
  expect(await refused.text()).toContain("That didn&#x27;t work");
});

test("search engines get robots.txt and a sitemap with the public address", async () => {
  const { fursa } = await sharedServer();
  const visitor = await aVisitor();
  const robots = await (await visitor.get("/robots.txt")).text();
  expect(robots).toContain("User-agent: *");
  expect(robots).toContain("Disallow: /admin/");
  expect(robots).toContain(`Sitemap: ${fursa.url}/sitemap.xml`);
  const sitemap = await visitor.get("/sitemap.xml");
  expect(sitemap.headers.get("content-type")).toContain("application/xml");
  const text = await sitemap.text();
  for (const path of ["", "about", "tutorial", "entrepreneurship", "enterprise", "schools", "check"])
    expect(text).toContain(`<loc>${fursa.url}/${path}</loc>`);
});
