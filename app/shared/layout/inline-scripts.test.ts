import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createNonce, hashInlineScripts } from "./inline-scripts.server.ts";

const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

test("a script of ours is allowed by its hash, and its marker is removed", () => {
  const placeholder = createNonce();
  const { page, hashes } = hashInlineScripts(
    `<link href="/a.js" nonce="${placeholder}"/><script nonce="${placeholder}">one()</script><script nonce="${placeholder}" type="module">two("é")</script>`,
    placeholder,
  );
  expect(page).toBe('<link href="/a.js"/><script>one()</script><script type="module">two("é")</script>');
  expect(hashes).toEqual([hashOf("one()"), hashOf('two("é")')]);
});

test("an injected script is not allowed", () => {
  const placeholder = createNonce();
  const guess = createNonce();
  const { hashes } = hashInlineScripts(
    `<p><script>evil()</script><script nonce="${guess}">evil()</script></p><script nonce="${placeholder}">one()</script>`,
    placeholder,
  );
  expect(hashes).toEqual([hashOf("one()")]);
});

test("a script that occurs twice is listed once", () => {
  const placeholder = createNonce();
  const { hashes } = hashInlineScripts(
    `<script nonce="${placeholder}">one()</script>`.repeat(2),
    placeholder,
  );
  expect(hashes).toHaveLength(1);
});
