import { withColon } from "#app/shared/languages/formats.ts";
import { language } from "#app/shared/languages/language.ts";
import { statusNames } from "#app/students/saved/words.ts";
import type { Act, FormValues } from "../sync-queue/actions.ts";
import { h } from "./dom.ts";
import type { Own } from "./own.ts";
import { answersInWords } from "./profile-view.ts";
import { sendWaiting } from "./send.ts";
import type { Waiting } from "./store.ts";
import { dropWaiting, keepOurs, keepTheirs, tryAgain } from "./sync-queue.ts";
import { waitingWords as words } from "./words.ts";

/** The unsent actions in order, with rejected ones and conflicts. Nothing if the queue is empty. */
export function waitingView(own: Own): Node[] {
  const { waiting, ofOthers, show } = own;
  if (waiting.length + ofOthers.length === 0) return [];
  const send = () =>
    sendWaiting()
      .catch(() => undefined)
      .then(show);
  return [
    h("h2", { id: "waiting", tabindex: "-1" }, words.title),
    ...(waiting.length > 0
      ? [
          h("p", {}, words.why),
          h("ol", { class: "cards" }, ...waiting.map((one) => waitingCard(one, show))),
          h("p", {}, h("button", { type: "button", id: "send", click: send }, words.sendNow)),
        ]
      : []),
    ...(ofOthers.length > 0 ? othersNotice(ofOthers, show) : []),
  ];
}

/** Of another person's actions only the number is shown. */
const othersNotice = (ofOthers: Waiting[], show: Own["show"]): Node[] => [
  h("p", { class: "notice" }, words.ofOthers(ofOthers.length)),
  h(
    "p",
    {},
    h(
      "button",
      {
        type: "button",
        class: "plain",
        click: () => Promise.all(ofOthers.map(dropWaiting)).then(show),
      },
      words.dropOthers,
    ),
  ),
];

function waitingCard(one: Waiting, show: Own["show"]) {
  const { id, act, outcome } = one;
  const button = (label: string, look: string, work: (waiting: Waiting) => Promise<void>) =>
    h(
      "button",
      {
        type: "button",
        class: look,
        id: `${work.name}-${id}`,
        "aria-label": `${withColon(label)} ${nameOf(act)}`,
        click: () => work(one).then(show),
      },
      label,
    );
  const remove = button(words.remove, "plain", dropWaiting);
  return h(
    "li",
    { class: "card" },
    h("h3", {}, nameOf(act)),
    h("p", { class: "quiet" }, words.doneAt(timeOf(one.at))),
    outcome?.is === "conflict" ? bothOf(act, outcome.theirs) : contentOf(act),
    outcome?.is === "refused" && h("p", { class: "notice clay" }, `${words.refused} ${outcome.words}`),
    outcome?.is === "conflict"
      ? h(
          "p",
          { class: "ways" },
          button(words.keepOurs, "", keepOurs),
          button(words.keepTheirs, "plain", keepTheirs),
        )
      : h(
          "p",
          { class: "ways" },
          outcome ? button(words.tryAgain, "", tryAgain) : h("span", { class: "tag indigo" }, words.waits),
          remove,
        ),
  );
}

function bothOf(act: Act, theirs: string | FormValues) {
  const there = { ...act, now: theirs } as Act;
  return h(
    "div",
    {},
    h("p", { class: "notice" }, words.conflict),
    h("h4", {}, words.here),
    contentOf(act) ?? h("p", {}, words.nothingThere),
    h("h4", {}, words.elsewhere),
    contentOf(there) ?? h("p", {}, words.nothingThere),
  );
}

function nameOf(act: Act): string {
  const names = words.acts;
  if (act.what === "profile") return names.profile;
  if (act.what === "tick") return (act.isDone ? names.ticked : names.unticked)(act.text, act.title);
  return names[act.what](act.title);
}

/** What was written or chosen; null if the name says it all. */
function contentOf(act: Act): Node | null {
  if (act.what === "note" || act.what === "answer")
    return act.now ? h("p", { class: "story" }, act.now) : null;
  if (act.what === "status") return h("p", {}, statusNames[act.now]);
  if (act.what !== "profile") return null;
  return h("ul", { class: "steps" }, ...answersInWords(act.now).map((line) => h("li", {}, line)));
}

const timeOf = (at: number) =>
  new Date(at).toLocaleString(language() === "en" ? "en-GB" : language(), {
    ...{ day: "numeric", month: "long" },
    ...{ hour: "2-digit", minute: "2-digit" },
  });
