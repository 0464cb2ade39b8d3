import { expect, test } from "vitest";
import { sampleAtDepth } from "#tests/support/depth.ts";
import { aVisitor } from "#tests/support/servers/shared-server.ts";

test.for(["scholarship", "college", "internship"])(
  "the page of every %s says where its facts were read, or that they are not confirmed",
  async (noun) => {
    const visitor = await aVisitor();
    const sitemap = await (await visitor.get("/sitemap.xml")).text();
    const paths = [...new Set(sitemap.match(new RegExp(`/${noun}/[0-9a-f-]{36}`, "g")))].toSorted();
    expect(paths.length).toBeGreaterThan(50);
    const unnamed: string[] = [];
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
    }
    expect(unnamed).toEqual([]);
  },
);
