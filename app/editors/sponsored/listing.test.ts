import { describe, expect, test } from "vitest";
import { parseForm } from "#app/shared/forms/read-form.server.ts";
import { listing } from "./listing.server.ts";

const filledIn = {
  title: "Ashesi open day",
  description: "Meet teachers and students.",
  type: "school",
  targetUrl: "https://ashesi.edu.gh/open-day",
  imageUrl: "",
  priority: "5",
  endDate: "",
  isActive: "on",
};

function read(changes: Record<string, string> = {}, without: string[] = []) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...filledIn, ...changes })) {
    if (!without.includes(name)) form.set(name, value);
  }
  return parseForm(listing, form);
}

describe("a sponsored listing", () => {
  test("is parsed: an empty end date and image are null", () => {
    expect(read()).toEqual({
      ok: true,
      value: { ...filledIn, priority: 5, imageUrl: null, endDate: null, isActive: true },
    });
  });

  test("has priority 0 by default, and is off if the switch is", () => {
    expect(read({ priority: "" }, ["isActive"])).toMatchObject({
      ok: true,
      value: { priority: 0, isActive: false },
    });
  });

  test("may end on a day and have a picture", () => {
    expect(read({ endDate: "2028-02-29", imageUrl: "http://a.example/b.png" }).ok).toBe(true);
  });

  test.each([
    ["title", " "],
    ["description", ""],
    ["type", "advert"],
    ["targetUrl", ""],
    ["targetUrl", "ashesi.edu.gh"],
    ["targetUrl", "javascript:alert(1)"],
    ["targetUrl", "https://"],
    ["targetUrl", "https://amina:secret@example.org"],
    ["imageUrl", "picture.png"],
    ["imageUrl", "data:image/png;base64,AA"],
    ["priority", "high"],
    ["priority", "1.5"],
    ["priority", "9999999999"],
    ["endDate", "2027-02-29"],
    ["endDate", "tomorrow"],
    ["endDate", "15/12/2026"],
  ])("is refused at %s if it contains %j, and returns everything typed", (name, value) => {
    const reading = read({ [name]: value });
    expect(!reading.ok && Object.keys(reading.problems)).toEqual([name]);
    expect(!reading.ok && reading.values).toEqual({ ...filledIn, [name]: value });
  });
});
