import { canUnpack, unpack } from "./snapshot/unpack.ts";
import { offlineFileWords as words } from "./words.ts";

const unpackElement = (id: string) => unpack(document.getElementById(id)?.textContent ?? "");

function say(sentence: string) {
  const root = document.getElementById("fursa");
  if (root) root.textContent = sentence;
}

async function start() {
  if (!canUnpack()) {
    say(words.tooOld);
    return;
  }
  const [code, catalogue] = await Promise.all([unpackElement("code"), unpackElement("catalogue")]);
  window.fursa = { catalogue, site: document.documentElement.dataset.site ?? "" };
  const script = document.createElement("script");
  script.textContent = code;
  document.head.append(script);
}

start().catch(() => say(words.broken));
