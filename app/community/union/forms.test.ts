import { describe, expect, test } from "vitest";
import { parseForm } from "#app/shared/forms/read-form.server.ts";
import { editThreadForm, replyForm, threadForm } from "./forms.server.ts";

const hostile = [
  [`${"- ".repeat(1_000)}a`, "Nest quotes and lists at most 20 levels deep."],
  [">".repeat(5_000), "Nest quotes and lists at most 20 levels deep."],
  ["]".repeat(5_000), "Use fewer lines, and fewer signs like *, _, [ and | in one paragraph."],
] as const;

describe.each([
  ["question", threadForm],
  ["reply", replyForm],
  ["edited question", editThreadForm],
])("a %s that is too complex to render", (_, schema) => {
  test.each(hostile)("is refused, and says what to change: %#", (body, problem) => {
    const form = new FormData();
    form.set("topic", "applying");
    form.set("title", "Which essay should come first?");
    form.set("body", body);
    expect(parseForm(schema, form)).toMatchObject({ ok: false, problems: { body: problem } });
  });
});
