import { load } from "cheerio";
import { createElement } from "react";
import { describe, expect, test } from "vitest";
import { drawInRouter } from "#tests/support/browser/render-in-router.ts";
import { ShowPasswordButton } from "./accounts/password/password-field.tsx";
import { FollowButton } from "./community/union/follow/follow-button.tsx";
import { OpeningFields } from "./students/saved/opening-alert/opening-form.tsx";
import { Heart } from "./students/saved/save/heart.tsx";
import { SavedIds } from "./students/saved/save/saved-ids.ts";

const item = { item: "scholarship/1", title: "Chevening" };

/** Each toggle, off and on. */
const toggles: Record<string, (isOn: boolean) => React.ReactNode> = {
  "the heart on a card": (isOn) => savedOrNot(isOn, createElement(Heart, item)),
  "the heart with words": (isOn) => savedOrNot(isOn, createElement(Heart, { ...item, hasWords: true })),
  "the bell": (wantsOpening) => createElement(OpeningFields, { ...item, wantsOpening }),
  "following a thread": (isFollowing) => createElement(FollowButton, { isFollowing }),
  "showing a password": (isShown) => createElement(ShowPasswordButton, { isShown, onClick: () => undefined }),
};

const savedOrNot = (isSaved: boolean, heart: React.ReactNode) =>
  createElement(SavedIds, { value: isSaved ? ["1"] : [] }, heart);

function buttonOf(node: React.ReactNode) {
  const button = load(drawInRouter(node, { viewer: "member" }))("button");
  return {
    name: button.attr("aria-label") ?? button.text(),
    words: button.text(),
    pressed: button.attr("aria-pressed"),
  };
}

describe.each(Object.entries(toggles))("%s", (_, draw) => {
  const off = buttonOf(draw(false));
  const on = buttonOf(draw(true));

  test("has its state either in its name or in aria-pressed", () => {
    const byName = off.name !== on.name;
    const byState = off.pressed === "false" && on.pressed === "true";
    expect([byName, byState].filter(Boolean)).toHaveLength(1);
    if (byName) expect([off.pressed, on.pressed]).toEqual([undefined, undefined]);
  });

  test("has an accessible name that contains its visible text", () => {
    for (const { name, words } of [off, on]) expect(name.toLowerCase()).toContain(words.toLowerCase());
  });
});
