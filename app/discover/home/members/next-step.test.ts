import { expect, test } from "vitest";
import { nextStepOf } from "./next-step.ts";

const id = "8b0c3c1e-5d6f-4a7b-8c9d-0e1f2a3b4c5d";
const award = { kind: "scholarship" as const, id, title: "Rhodes" };
const due = { item: `scholarship/${id}`, title: "Rhodes", closes: null, steps: ["CV, now"], more: 0 };

test.each([
  ["without a profile", { hasProfile: false, open: [], due: [due] }, "/profile"],
  ["with nothing left to apply for", { hasProfile: true, open: [], due: [] }, "/matches"],
  ["with something due", { hasProfile: true, open: [], due: [due] }, `/scholarship/${id}#tonight`],
])("%s the home page leads to the next step", (_, known, to) => expect(nextStepOf(known).to).toBe(to));

test("due items come before started ones, and those before saved ones", () => {
  const liked = { ...award, title: "Liked", status: "interested" as const };
  const begun = { ...award, title: "Begun", status: "preparing" as const };
  const textOf = (more: Partial<Parameters<typeof nextStepOf>[0]>) =>
    nextStepOf({ hasProfile: true, open: [liked, begun], due: [], ...more }).text;
  expect(textOf({ due: [due] })).toBe("Rhodes: CV, now.");
  expect(textOf({ due: [{ ...due, steps: [], closes: "Closes today" }] })).toBe("Rhodes: Closes today.");
  expect(textOf({})).toBe("Continue with Begun.");
  expect(textOf({ open: [liked] })).toBe("Start preparing Liked.");
});
