import { pocketWords as words } from "./words.ts";

/** Unpacks what the file carries, its code too: that is a third of its bytes. */
async function unpack(id: string): Promise<string> {
  const packed = atob(document.getElementById(id)?.textContent?.trim() ?? "");
  const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(plain).text();
}

function say(sentence: string) {
  const root = document.getElementById("fursa");
  if (root) root.textContent = sentence;
}

async function start() {
  if (!("DecompressionStream" in window)) {
    say(words.tooOld);
    return;
  }
  const [code, catalogue] = await Promise.all([unpack("code"), unpack("catalogue")]);
  window.fursa = { catalogue, site: document.documentElement.dataset.site ?? "" };
  const script = document.createElement("script");
  script.textContent = code;
  document.head.append(script);
}

start().catch(() => say(words.broken));
