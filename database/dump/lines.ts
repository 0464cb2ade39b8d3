import { RestoreRefused } from "./refused.ts";

/** Characters. The largest row we know, a picture of 256 KB, takes a hundredth of it. */
const longestLine = 64 * 1024 * 1024;

/** Splits text at newlines only: Node's readline also splits at U+2028, which JSON leaves as it is. */
export async function* splitLines(
  chunks: AsyncIterable<string | Buffer>,
  longest = longestLine,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let parts: string[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    const text = typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true });
    const [first = "", ...others] = text.split("\n");
    parts.push(first);
    length += first.length;
    if (length > longest) throw new RestoreRefused("the backup has a line longer than any row of Fursa");
    for (const next of others) {
      yield parts.join("");
      parts = [next];
      length = next.length;
    }
  }
  if (length > 0) yield parts.join("");
}
