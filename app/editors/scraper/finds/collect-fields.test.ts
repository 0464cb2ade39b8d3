import { expect, test } from "vitest";
import { parseItemPage } from "../page/parse-item-page.ts";
import { collectFields } from "./collect-fields.ts";
import { findDoubts } from "./doubts.ts";
import { doubtWords } from "./words.ts";

const today = "2026-11-15";
const filler = "It is open to students from across Africa who want to make a difference at home. ".repeat(2);

function gather(body: string, isOwnSite = false) {
  const read = parseItemPage(
    `<h1>Cedar Scholarship</h1><main><p>${filler}</p>${body}</main>`,
    "https://news.example/cedar",
  );
  if (!read.ok) throw new Error(read.reason);
  return collectFields(read.page, "https://news.example/cedar", isOwnSite, today);
}

test("a field that is not on the page is left out", () => {
  const gathered = gather("");
  expect(gathered.ok && Object.keys(gathered.fields).sort()).toEqual(["description", "eligibility", "title"]);
});

test("the provider's own page is official", () => {
  const gathered = gather("", true);
  expect(gathered.ok && gathered.fields.application_url?.value).toBe("https://news.example/cedar");
});

test("two different closing days are uncertain", () => {
  const data =
    '<script type="application/ld+json">{"@type":"MonetaryGrant","name":"Cedar","applicationDeadline":"2027-03-01"}</script>';
  const agreeing = gather(`${data}<p>Deadline: 1 March 2027</p>`);
  const differing = gather(`${data}<p>Deadline: 30 April 2027</p>`);
  expect(agreeing.ok && agreeing.fields.deadline).toMatchObject({ value: "2027-03-01", isSure: true });
  expect(differing.ok && differing.fields.deadline).toMatchObject({ value: "2027-03-01", isSure: false });
});

test("a closing day beside the article waits for an editor, one in it does not", () => {
  const read = parseItemPage(
    `<h1>Cedar Scholarship</h1><main><p>${filler}</p><p>Deadline: 30 April 2027</p></main>`,
    "https://news.example/cedar",
  );
  if (!read.ok) throw new Error(read.reason);
  const doubtsWith = (core: string) => {
    const gathered = collectFields({ ...read.page, core }, "https://news.example/cedar", true, today);
    if (!gathered.ok) throw new Error(gathered.error);
    expect(gathered.fields.deadline?.value).toBe("2027-04-30");
    return findDoubts(gathered, read.page.text);
  };
  expect(doubtsWith(filler)).toContain(doubtWords.unsureDeadline);
  expect(doubtsWith(read.page.core)).not.toContain(doubtWords.unsureDeadline);
});

test("a closed round, and one that the page calls closed, is refused", () => {
  expect(gather("<p>Deadline: 30 April 2026</p>")).toEqual({
    ok: false,
    error: "It closed on 30 April 2026.",
  });
  expect(gather("<p>Applications are now closed.</p>")).toEqual({
    ok: false,
    error: "The page says that applications are closed.",
  });
});

test("an opportunity that is always open has no closing day, with certainty", () => {
  expect(gather("<p>Applications are accepted on a rolling basis.</p>")).toMatchObject({
    ok: true,
    isRolling: true,
  });
});
