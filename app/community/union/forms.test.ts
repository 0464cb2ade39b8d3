import { describe, expect, test } from "vitest";
import { parseForm } from "#app/shared/forms/read-form.server.ts";
import { editThreadForm, replyForm, threadForm } from "./forms.server.ts";

const hostile = [
  [`${"- ".repeat(1_000)}a`, "Put quotes and lists at most 20 deep into each other."],
  [">".repeat(5_000), "Put quotes and lists at most 20 deep into each other."],
  ["]".repeat(5_000), "Use fewer signs such as *, _, [ and | in one paragraph, and fewer lines."],
] as const;

describe.each([
  ["question", threadForm],
  ["reply", replyForm],
  ["edited question", editThreadForm],
])("a %s that can't be laid out", (_, schema) => {
  test.each(hostile)("is refused, and says what to change: %#", (body, problem) => {
    const form = new FormData();
    form.set("topic", "applying");
    form.set("title", "Which essay should come first?");
    form.set("body", body);
    expect(parseForm(schema, form)).toMatchObject({ ok: false, problems: { body: problem } });
  });
});
