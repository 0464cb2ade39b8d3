import type { storedWhen, storedWords } from "./stored-words.ts";

interface Stored {
  when: keyof typeof storedWhen;
  /** Which storage it is in and its name there, in the browser's terms. A name that ends in a star is a prefix. */
  items: (keyof typeof storedWords)[];
}

/** Everything this site stores in a browser. The privacy page lists it, and a journey checks that there is nothing else. */
export const storedInBrowser: Stored[] = [
  {
    when: "whileUsed",
    items: [
      "cookie fursa.session_token",
      "cookie fursa.device",
      "cookie flash",
      "cookie wrote",
      "cookie fursa.link",
      "cookie new-address",
      "cookie save-intent",
      "cookie keep-answers",
      "cookie data-saver",
      "cookie fursa.state",
      "web storage fursa-session",
      "web storage react-router-scroll-positions",
      "web storage fursa-article-*",
      "web storage fursa-queue-keys",
    ],
  },
  { when: "notices", items: ["worker /offline/worker.js?notices"] },
  {
    when: "kept",
    items: [
      "database copy",
      "database bytes",
      "cache /offline/app",
      "cache /offline/app.js",
      "worker /offline/worker.js",
    ],
  },
  { when: "own", items: ["database keepsMine", "database mine", "database outbox"] },
];
