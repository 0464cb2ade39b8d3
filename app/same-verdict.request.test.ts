import { describe, expect, test } from "vitest";
import type { Page, Part } from "#tests/support/requests/visitor.ts";
import { aMember, aVisitor } from "#tests/support/servers/shared-server.ts";

const verdict =
  /^(Open to you now|.+: you fit|One answer missing|Check with them|We don't know of this course here|Not open to you)$/;
const opportunity = /^\/(?:scholarship|college|internship)\/[0-9a-f-]{36}/;

/** What a page says of each opportunity that it names. */
function verdictsOn(page: Page): [path: string, word: string][] {
  return page.main.all("li").flatMap((item) => {
    const paths = new Set(item.all("a[href]").flatMap(pathOf));
    const words = item.texts(verdict);
    return paths.size === 1 && words.length === 1 ? [[[...paths][0] ?? "", words[0] ?? ""]] : [];
  });
}

const pathOf = (link: Part): string[] => opportunity.exec(link.attribute("href") ?? "")?.slice(0, 1) ?? [];

/** The words of each opportunity, with the pages that say them. */
class VerdictsSeen {
  readonly #words = new Map<string, Map<string, string[]>>();
  readonly counts = new Map<string, number>();

  add(name: string, verdicts: [path: string, word: string][]): void {
    this.counts.set(name, verdicts.length);
    for (const [path, word] of verdicts) {
      const ofPath = this.#words.get(path) ?? new Map<string, string[]>();
      ofPath.set(word, [...(ofPath.get(word) ?? []), name]);
      this.#words.set(path, ofPath);
    }
  }

  get paths(): string[] {
    return [...this.#words.keys()];
  }

  /** Opportunities about which two pages disagree. */
  get disputed(): unknown[] {
    return [...this.#words].filter(([, words]) => words.size > 1).map(([path, words]) => [path, ...words]);
  }
}

/** The address of the first month that has more dates than the year shows. */
const monthIn = (year: Page): string => year.main.all('a[href^="/calendar/20"]')[0]?.attribute("href") ?? "";

const verdictBlock = (page: Page) => page.region("Do I qualify?").texts(verdict).slice(0, 1);

describe("every page shows the same verdict on an opportunity", () => {
  test("to a visitor whose answers are in the URL", async () => {
    const visitor = await aVisitor();
    const answers = new URLSearchParams({ country: "Kenya", level: "school-done", field: "Engineering" });
    const open = (path: string) => {
      const url = new URL(path, "https://fursa.example");
      url.searchParams.set("me", answers.toString());
      return visitor.open(url.pathname + url.search);
    };
    const seen = new VerdictsSeen();
    for (const path of [
      "/",
      "/browse?tab=scholarships",
      "/browse?tab=colleges",
      "/browse?tab=internships",
      "/jobs",
      "/calendar?tab=scholarships",
      "/calendar?tab=colleges",
    ])
      seen.add(path, verdictsOn(await open(path)));
    const month = monthIn(await open("/calendar?tab=scholarships"));
    seen.add("/calendar/month", verdictsOn(await open(month)));
    for (const tab of ["scholarships", "colleges", "internships"])
      seen.add(`/start, ${tab}`, verdictsOn(await visitor.open(`/start?${answers}&tab=${tab}`)));
    expect([...seen.counts].filter(([, count]) => count === 0)).toEqual([]);
    const some = seen.paths.filter((_, place) => place % 12 === 0);
    for (const path of some)
      seen.add(
        path,
        verdictBlock(await open(path)).map((word): [string, string] => [path, word]),
      );
    const [one = "", other = ""] = seen.paths.filter((path) => path.startsWith("/scholarship/"));
    const compared = await open(`/compare?items=${one.slice(1)},${other.slice(1)}`);
    expect(compared.main.texts(verdict)).toHaveLength(2);
    seen.add("/compare", verdictsInColumns(compared));
    expect(seen.disputed).toEqual([]);
    // Someone else reads what is shared, so it contains neither the verdict nor the answers.
    const shared = (await open(one)).main
      .all("a[href]")
      .map((link) => decodeURIComponent(link.attribute("href") ?? ""))
      .filter((href) => !href.startsWith("/") && href.includes(one));
    expect(shared.length).toBeGreaterThan(0);
    expect(shared.filter((href) => /you fit|Open to you|One answer|Check with|[?&]me=/.test(href))).toEqual(
      [],
    );
  });

  test("to a member", async () => {
    const { visitor } = await aMember("same-verdict");
    let page = await (await visitor.open("/profile")).submit("Create Profile", {
      "Full name": "Wanjiru Kamau",
      Country: "Kenya",
      "Current education level": "undergraduate",
    });
    const seen = new VerdictsSeen();
    page = await visitor.open("/matches?tab=scholarships");
    seen.add("/matches", verdictsOn(page));
    const titles = page.all("li h4").map(({ text }) => text);
    for (const title of titles.slice(0, 3)) page = await page.submit(`Save ${title}`);
    for (const path of ["/saved", "/saved?by=board", "/", "/browse?tab=scholarships", "/calendar", "/plan"])
      seen.add(path, verdictsOn(await visitor.open(path)));
    seen.add("/calendar/month", verdictsOn(await visitor.open(monthIn(await visitor.open("/calendar")))));
    expect([...seen.counts].filter(([, count]) => count === 0)).toEqual([]);
    expect(seen.counts.get("/saved")).toBe(3);
    expect(seen.disputed).toEqual([]);
  });
});

/** Each column of the comparison names its opportunity, and its verdict in the same place. */
function verdictsInColumns(page: Page): [path: string, word: string][] {
  const paths = [...new Set(page.main.all("a[href]").flatMap(pathOf))];
  return page.main.texts(verdict).map((word, place) => [paths[place] ?? "", word]);
}
