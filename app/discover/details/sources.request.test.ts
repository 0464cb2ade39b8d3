import { expect, test } from "vitest";
import { sampleAtDepth } from "#tests/support/depth.ts";
import { aVisitor } from "#tests/support/servers/shared-server.ts";

test.for(["scholarship", "college", "internship"])(
  "the page of every %s says where its facts were read, or that they are not confirmed, and shares whole sentences",
  async (noun) => {
    const visitor = await aVisitor();
    const sitemap = await (await visitor.get("/sitemap.xml")).text();
    const paths = [...new Set(sitemap.match(new RegExp(`/${noun}/[0-9a-f-]{36}`, "g")))].toSorted();
    expect(paths.length).toBeGreaterThan(50);
    const unnamed: string[] = [];
    const shared: string[] = [];
    for (const path of sampleAtDepth(paths, 12)) {
      const page = await visitor.open(path);
      const [sources] = page.all("section[aria-labelledby=sources]");
      if (
        !/Sources .*(from (the official site|a newspaper|a listings website)|general knowledge|reported by|not confirmed)/.test(
          sources?.text ?? "",
        )
      ) {
        unnamed.push(`${path}: ${sources?.text ?? "no section"}`);
      }
      shared.push(decodeURIComponent(page.link(/^(Share on )?WhatsApp \(opens/).attribute("href") ?? ""));
    }
    expect(unnamed).toEqual([]);
    expect(shared.filter((text) => !text.includes(" · "))).toEqual([]);
    expect(shared.filter((text) => /Usually (opens|closes) [A-Z\d]/.test(text))).toEqual([]);
  },
);
