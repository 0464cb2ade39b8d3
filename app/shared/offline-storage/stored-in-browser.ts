import type { storedWhen, storedWords } from "./stored-words.ts";

interface StoredItem {
  /**
   * Which storage it is in and its name there, in the browser's terms. A name that ends in a star is a prefix. In another language than
   * English an address begins with it: "/sw/offline/app".
   */
  at: string;
  is: keyof typeof storedWords;
}

/** Everything this site stores in a browser. The privacy page lists it, and a journey checks that there is nothing else. */
export const storedInBrowser: { when: keyof typeof storedWhen; items: StoredItem[] }[] = [
  {
    when: "whileUsed",
    items: [
      { at: "cookie fursa.session_token", is: "session" },
      { at: "cookie fursa.device", is: "device" },
      { at: "cookie flash", is: "flash" },
      { at: "cookie wrote", is: "wrote" },
      { at: "cookie fursa.link", is: "mailLink" },
      { at: "cookie new-address", is: "newAddress" },
      { at: "cookie save-intent", is: "saveIntent" },
      { at: "cookie keep-answers", is: "keepAnswers" },
      { at: "cookie data-saver", is: "dataSaver" },
      { at: "cookie fursa.state", is: "googleState" },
      { at: "web storage fursa-session", is: "sessionNews" },
      { at: "web storage react-router-scroll-positions", is: "scroll" },
      { at: "web storage fursa-article-*", is: "article" },
      { at: "web storage fursa-queue-keys", is: "queueKeys" },
    ],
  },
  { when: "notifications", items: [{ at: "worker /offline/worker.js?notices", is: "notifier" }] },
  {
    when: "kept",
    items: [
      { at: "database copy", is: "list" },
      { at: "database bytes", is: "bytes" },
      { at: "cache /offline/app", is: "page" },
      { at: "cache /offline/app.js", is: "program" },
      { at: "worker /offline/worker.js", is: "opener" },
    ],
  },
  {
    when: "own",
    items: [
      { at: "database keepsMine", is: "asked" },
      { at: "database mine", is: "mine" },
      { at: "database outbox", is: "outbox" },
    ],
  },
];
