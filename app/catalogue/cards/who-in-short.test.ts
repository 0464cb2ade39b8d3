import { expect, test } from "vitest";
import { type WhoMayApply, whoInShort } from "./who-in-short.ts";

const unknown = {
  citizens: null,
  residents: null,
  region: null,
  womenOnly: null,
  groups: null,
  groupsOnly: null,
};
const shortText = (who: Partial<WhoMayApply>) =>
  whoInShort({ ...unknown, ...who })
    .map((list) => list.join(", "))
    .join(" · ");

test.each<[string, Partial<WhoMayApply>]>([
  ["", {}],
  ["Any country", { citizens: ["Any"] }],
  ["Any African country", { citizens: ["Africa"] }],
  ["Commonwealth countries", { citizens: ["Commonwealth"] }],
  ["For Kenyans", { citizens: ["Kenya"] }],
  ["For Kenyans, Ugandans, Rwanda", { citizens: ["Kenya", "Uganda", "Rwanda"] }],
  ["For Kenyans", { citizens: ["Kenya"], residents: ["Kenya"] }],
  ["Living in Ghana", { citizens: ["Any"], residents: ["Ghana"] }],
  ["Living in Ghana, Togo", { residents: ["Ghana", "Togo"] }],
  ["From Niger Delta", { citizens: ["Nigeria"], region: "Niger Delta (Abia, Akwa Ibom)" }],
  ["Any African country · Women", { citizens: ["Africa"], womenOnly: true }],
  [
    "For Ghanaians · Low income, Refugees, People of the coast",
    { citizens: ["Ghana"], groups: ["low_income", "refugee", "people_of_the_coast"], groupsOnly: true },
  ],
])("shows '%s' for %o", (text, who) => {
  expect(shortText(who)).toBe(text);
});

test("groups that are only encouraged exclude nobody, and are not shown", () => {
  expect(shortText({ citizens: ["Kenya"], groups: ["disability"], groupsOnly: false })).toBe("For Kenyans");
});
