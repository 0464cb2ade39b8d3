const words = `<p>${"Words and more words, with commas, and sense. ".repeat(20)}</p>`;

/** Pages that no person wrote. Each is below 2 MB, and the last ones keep a reader busy for seconds. */
export const hostilePages = {
  "/attributes": `<h1>Attributes</h1><article ${Array.from({ length: 30_000 }, (_, place) => `a${place}="${place}"`).join(" ")}>${words}</article>`,
  "/articles": `<h1>Articles</h1>${`<article><p>${"Some words, here and there. ".repeat(20)}</p>`.repeat(500)}${words}`,
  "/tables": `<h1>Tables</h1><article>${words}<table>${"<tr><td>one<td>two".repeat(9_900)}</table></article>`,
};
