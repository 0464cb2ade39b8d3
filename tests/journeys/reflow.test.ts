import type { Page } from "@playwright/test";
import { everyRoute } from "#tests/support/every-route.ts";
import { expect, goTo, test, untilAwake } from "#tests/support/journey.ts";
import { demoPerson, signIn } from "#tests/support/sign-in.ts";

/** Pages that need no token and no record of their own, and lead nowhere else by themselves. */
const pages = everyRoute()
  .filter(({ file, pattern }) => file.endsWith(".page.tsx") && !/[:*]|admin|\/dev\//.test(pattern))
  .map(({ pattern }) => pattern);
const others = [
  "/calendar/2027-01/closes",
  "/start?country=Kenya&level=school-done&field=Engineering",
  "/browse?tab=colleges&q=university",
  "/browse?tab=internships",
  "/union/kenya",
  "/nowhere",
];

/** The least that WCAG 2.2 asks for: 320 pixels (1.4.10), and letters twice as large (1.4.4). */
const scales = [100, 130, 200];

/** What sticks out of the screen, at which size of letters. What scrolls by itself, or is only read out, does not. */
async function sticksOut(page: Page, path: string): Promise<string[]> {
  await goTo(page, path);
  return page.evaluate(
    ([wanted, at]) => {
      const found = wanted.flatMap((scale) => {
        document.documentElement.style.fontSize = `${scale}%`;
        const { scrollWidth, clientWidth } = document.documentElement;
        if (scrollWidth <= clientWidth) return [];
        const wide = [...document.querySelectorAll("body *")].filter((element) => {
          const { right, width } = element.getBoundingClientRect();
          return width > 1 && right > clientWidth + 1 && !element.closest("[class*=overflow-x-auto]");
        });
        const named = wide.slice(-2).map(({ tagName, className, textContent }) => {
          const look = typeof className === "string" ? className.slice(0, 60) : "";
          return `${tagName} ${look} "${textContent?.slice(0, 30)}"`;
        });
        return [`${at} at ${scale} %: ${scrollWidth} px, ${named.join(" | ")}`];
      });
      document.documentElement.style.fontSize = "";
      return found;
    },
    [scales, path] as const,
  );
}

test.use({ viewport: { width: 320, height: 640 }, javaScriptEnabled: true });

for (const who of ["visitor", "member"] as const) {
  test(`no page of a ${who} scrolls sideways on a small phone, however large the letters`, async ({
    page,
    fursa,
  }) => {
    if (who === "member") await signIn(page, demoPerson("student", fursa));
    await page.goto("/");
    await untilAwake(page.locator("#main"));
    const found: string[] = [];
    for (const path of [...pages, ...others]) found.push(...(await sticksOut(page, path)));
    for (const kind of ["scholarships", "colleges", "internships"]) {
      await goTo(page, `/browse?tab=${kind}`);
      const detail = await page
        .getByRole("link", { name: /^View Details/ })
        .first()
        .getAttribute("href");
      found.push(...(await sticksOut(page, detail ?? "/")));
    }
    await goTo(page, "/advice");
    const article = await page.locator("main a[href^='/advice/']").first().getAttribute("href");
    found.push(...(await sticksOut(page, article ?? "/")));
    expect(found).toEqual([]);
  });
}
