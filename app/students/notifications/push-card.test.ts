import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { PushCard } from "./push-card.tsx";

test("if the site sends no notifications, the card says so and has no button", () => {
  const card = renderToString(createElement(PushCard, { push: null }));
  expect(card).toContain("Notifications are off on this site right now. You can use emails instead.");
  expect(card).not.toContain("<form");
});
