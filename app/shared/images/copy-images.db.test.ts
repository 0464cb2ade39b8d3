import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import sharp from "sharp";
import { beforeAll, describe, expect } from "vitest";
import { readCollegeCards } from "#app/catalogue/cards/read-cards.server.ts";
import { findCollege } from "#app/catalogue/kinds/find-opportunity.server.ts";
import { listSponsored } from "#app/discover/sponsored/list-sponsored.server.ts";
import {
  findSchoolSpotlight,
  findStudentSpotlight,
} from "#app/discover/spotlights/find-spotlights.server.ts";
import { viewerContext } from "#app/shared/context.ts";
import type { FetchPublic } from "#app/shared/outbound.ts";
import type { Database } from "#database/database.ts";
import {
  colleges,
  imageCopies,
  schoolSpotlights,
  sponsoredListings,
  studentSpotlights,
} from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { anAdmin, aVisitor, somebody } from "#tests/support/people/people.ts";
import { copyImages } from "./copy-images.server.ts";
import { loader } from "./image.endpoint.ts";

const today = "2026-11-15";
const at = (name: string) => `https://pictures.example/${name}`;
const own = expect.stringMatching(/^\/pictures\/[0-9a-f-]{36}$/);
let photo: Buffer;

beforeAll(async () => {
  photo = await sharp({ create: { width: 960, height: 640, channels: 3, background: "#0f4d3a" } })
    .jpeg()
    .toBuffer();
});

/** The outside web, and the requests it received. */
function web() {
  const requested: string[] = [];
  const fetchPublic: FetchPublic = async (url) => {
    requested.push(url.replace("https://pictures.example/", ""));
    return url.includes("gone")
      ? { ok: false, reason: "status", status: 404, error: "There is no page at that address (404)." }
      : { ok: true, url, contentType: "image/jpeg", body: photo };
  };
  return { requested, fetchPublic };
}

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const keep = (
  db: Database,
  { fetchPublic }: { fetchPublic: FetchPublic },
  now = "2026-11-15T08:00:00Z",
  signal?: AbortSignal,
) => copyImages({ db, log, outbound: { fetchPublic, askAi: null } }, signal, () => new Date(now));

async function addListing(db: Database, imageUrl: string | null) {
  const facts = { title: "A course", description: "Learn.", targetUrl: "https://a.example", imageUrl };
  const [added] = await db.insert(sponsoredListings).values(facts).returning({ id: sponsoredListings.id });
  return added?.id ?? "";
}

const asVisitor = <Result>(db: Database, work: (own: Database) => Promise<Result>) =>
  asViewer(aVisitor(db), work);

const shownPicture = async (db: Database) =>
  (await asVisitor(db, (visitor) => listSponsored(visitor, today)))[0]?.picture ?? null;

async function ask(db: Database, src: string, viewer = aVisitor(db)): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(viewerContext, viewer);
  const url = new URL(src, "https://fursa.example");
  const params = { id: src.replace("/pictures/", "") };
  return loader({ request: new Request(url), url, pattern: "/pictures/:id", params, context });
}

describe("an image that a record names", () => {
  test("is shown as a small copy from our server, in the displayed size", async ({ db }) => {
    const [college] = await db
      .insert(colleges)
      .values({ name: "Ashesi University", imageUrl: at("campus.jpg"), logoUrl: at("logo.png") })
      .returning({ id: colleges.id });
    const schoolId = college?.id ?? "";
    await db.insert(schoolSpotlights).values({ schoolId, spotlightText: "On a hill.", isFeatured: true });
    await db.insert(studentSpotlights).values({
      name: "Wangari",
      country: "Kenya",
      story: "It began.",
      imageUrl: at("wangari.jpg"),
      isFeatured: true,
    });
    await addListing(db, at("course.jpg"));
    const outside = web();
    expect(await keep(db, outside)).toEqual({ forgotten: 0, kept: 4, failed: 0 });
    expect(outside.requested.toSorted()).toEqual(["campus.jpg", "course.jpg", "logo.png", "wangari.jpg"]);
    const [small, large] = [
      { src: own, width: 128, height: 85 },
      { src: own, width: 480, height: 320 },
    ];
    await asVisitor(db, async (visitor) => {
      expect((await listSponsored(visitor, today))[0]?.picture).toEqual(large);
      expect((await findStudentSpotlight(visitor))?.portrait).toEqual(small);
      expect((await findSchoolSpotlight(visitor))?.logo).toEqual(small);
      expect((await readCollegeCards(visitor, [schoolId]))[0]?.logo).toEqual(small);
      expect(await findCollege(visitor, schoolId)).toMatchObject({ photo: large, logo: small });
    });
    const answer = await ask(db, (await shownPicture(db))?.src ?? "");
    const drawn = await sharp(await answer.bytes()).metadata();
    expect([answer.status, drawn.format, drawn.width]).toEqual([200, "webp", 480]);
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  });

  test("is fetched once, for however many records", async ({ db }) => {
    await addListing(db, at("a.jpg"));
    await addListing(db, at("a.jpg"));
    await addListing(db, null);
    const outside = web();
    await keep(db, outside);
    expect(await keep(db, outside, "2027-11-15T08:00:00Z")).toEqual({ forgotten: 0, kept: 0, failed: 0 });
    expect(outside.requested).toEqual(["a.jpg"]);
  });

  test("is replaced when its address changes", async ({ db }) => {
    const id = await addListing(db, at("a.jpg"));
    const outside = web();
    await keep(db, outside);
    const before = await shownPicture(db);
    await db
      .update(sponsoredListings)
      .set({ imageUrl: at("b.jpg") })
      .where(eq(sponsoredListings.id, id));
    expect(await shownPicture(db)).toBeNull();
    expect(await keep(db, outside)).toEqual({ forgotten: 1, kept: 1, failed: 0 });
    expect((await shownPicture(db))?.src).not.toBe(before?.src);
    expect((await ask(db, before?.src ?? "")).status).toBe(404);
  });

  test("is removed with its record: at once for visitors, and later from the database", async ({ db }) => {
    const id = await addListing(db, at("a.jpg"));
    await keep(db, web());
    const src = (await shownPicture(db))?.src ?? "";
    await db.update(sponsoredListings).set({ isActive: false }).where(eq(sponsoredListings.id, id));
    expect((await ask(db, src)).status).toBe(404);
    expect((await ask(db, src, anAdmin(db, await somebody(db)))).status).toBe(200);
    await db.delete(sponsoredListings).where(eq(sponsoredListings.id, id));
    expect(await keep(db, web())).toEqual({ forgotten: 1, kept: 0, failed: 0 });
    expect(await db.select().from(imageCopies)).toEqual([]);
  });
});

describe("an image that can't be fetched", () => {
  test("leaves the record unchanged, and is retried less and less often", async ({ db }) => {
    await addListing(db, at("gone.jpg"));
    const outside = web();
    const tries: [string, number][] = [
      ["2026-11-15T08:00:00Z", 1],
      ["2026-11-15T11:50:00Z", 1],
      ["2026-11-15T12:00:00Z", 2],
      ["2026-11-16T03:50:00Z", 2],
      ["2026-11-16T04:00:00Z", 3],
      ["2026-11-18T19:00:00Z", 3],
      ["2026-11-18T20:00:00Z", 4],
    ];
    for (const [now, count] of tries) {
      await keep(db, outside, now);
      expect(outside.requested, now).toHaveLength(count);
    }
    expect(await asVisitor(db, (visitor) => listSponsored(visitor, today))).toMatchObject([
      { title: "A course", picture: null },
    ]);
    expect(await db.select().from(imageCopies)).toMatchObject([
      { content: null, failures: 4, error: "There is no page at that address (404)." },
    ]);
  });

  test("is fetched when its site is back", async ({ db }) => {
    await addListing(db, at("gone.jpg"));
    await keep(db, web());
    const back: FetchPublic = async (url) => ({ ok: true, url, contentType: "image/jpeg", body: photo });
    await keep(db, { fetchPublic: back }, "2026-11-16T08:00:00Z");
    expect(await shownPicture(db)).toEqual({ src: own, width: 480, height: 320 });
  });

  test("doesn't keep others from being fetched, whatever happens", async ({ db }) => {
    await addListing(db, at("a.jpg"));
    await addListing(db, at(`long${"ß".repeat(1_500)}.jpg`));
    await addListing(db, at("b.jpg"));
    const good = web();
    const odd: FetchPublic = (url, wanted) => {
      if (url.endsWith("a.jpg")) throw new Error("nobody foresaw this");
      return good.fetchPublic(url, wanted);
    };
    expect(await keep(db, { fetchPublic: odd })).toEqual({ forgotten: 0, kept: 1, failed: 1 });
  });

  test("is not requested when the server is stopping", async ({ db }) => {
    await addListing(db, at("a.jpg"));
    const outside = web();
    await expect(keep(db, outside, undefined, AbortSignal.abort())).rejects.toThrow();
    expect(outside.requested).toEqual([]);
  });
});
