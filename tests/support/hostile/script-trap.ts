import type { Page } from "@playwright/test";

/**
 * Resolves once the page has run whatever it was going to run: its images have loaded or failed, and a script in an
 * image and one behind a link, both added last, have run.
 */
export async function letScriptsRun(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const settled = (image: HTMLImageElement) =>
      image.complete ||
      new Promise<unknown>((done) => {
        image.addEventListener("load", done);
        image.addEventListener("error", done);
      });
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map(settled));
    const turns = [new Promise((had) => addEventListener("picture-had-its-turn", had, { once: true }))];
    turns.push(new Promise((had) => addEventListener("link-had-its-turn", had, { once: true })));
    const last = document.createElement("div");
    last.innerHTML = `<img src="x" onerror="window.dispatchEvent(new Event('picture-had-its-turn'))">
      <a href="javascript:void window.dispatchEvent(new Event('link-had-its-turn'))">x</a>`;
    document.body.append(last);
    last.querySelector("a")?.click();
    await Promise.all(turns);
    last.remove();
  });
}
