import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { PushCard } from "./push-card.tsx";

test("where the site sends no notices, the card says so and has nothing to press", () => {
  const card = renderToString(createElement(PushCard, { push: null }));
  expect(card).toContain("This site sends no notices at the moment. Mails do the same.");
  expect(card).not.toContain("<form");
});
