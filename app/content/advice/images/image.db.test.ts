import { RouterContextProvider } from "react-router";
import { beforeAll, describe, expect } from "vitest";
import { viewerContext } from "#app/shared/context.ts";
import type { Database } from "#database/database.ts";
import { articleImages, blogPosts } from "#database/schema/index.ts";
import { test, testDatabase } from "#tests/support/database/test-database.ts";
import { aVisitor } from "#tests/support/people/people.ts";
import { loader } from "./image.endpoint.ts";

const id = "0b7e3f0e-0000-4000-8000-000000000000";
const picture = Buffer.from("RIFF....WEBP");

beforeAll(() => testDatabase().then(() => undefined));

async function ask(db: Database, wanted: string): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(viewerContext, aVisitor(db));
  const url = new URL("https://fursa.example/advice/images/x");
  const pattern = "/advice/images/:id";
  return loader({ request: new Request(url), url, pattern, params: { id: wanted }, context });
}

async function keep(db: Database, publishedAt: Date | null) {
  const [article] = await db
    .insert(blogPosts)
    .values({ slug: "a", title: "A", content: "A", publishedAt })
    .returning({ id: blogPosts.id });
  const size = { width: 8, height: 6 };
  await db
    .insert(articleImages)
    .values({ id, articleId: article?.id ?? "", mediaType: "image/webp", ...size, content: picture });
}

describe("an article's picture", () => {
  test("is served from our server, with an immutable cache lifetime", async ({ db }) => {
    await keep(db, new Date("2026-01-01"));
    const answer = await ask(db, id);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/webp",
      "content-length": String(picture.length),
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture);
  });

  test("is not served while its article is a draft, nor if it doesn't exist", async ({ db }) => {
    await keep(db, null);
    for (const wanted of [id, "11111111-0000-4000-8000-000000000000", "x", "' or 1=1"])
      expect((await ask(db, wanted)).status).toBe(404);
  });

  test("is deleted with its article", async ({ db }) => {
    await keep(db, new Date("2026-01-01"));
    await db.delete(blogPosts);
    expect(await db.select().from(articleImages)).toEqual([]);
  });
});
