import { withColon } from "#app/shared/languages/formats.ts";
import { language } from "#app/shared/languages/language.ts";
import { statusNames } from "#app/students/saved/words.ts";
import type { FormValues, OfflineAction } from "../../sync-queue/actions.ts";
import type { PhoneData } from "../phone-data.ts";
import { sendQueue } from "../queue/send-queue.ts";
import { dropQueued, keepLocalValue, keepServerValue, tryAgain } from "../queue/sync-queue.ts";
import type { QueuedAction } from "../store.ts";
import { syncQueueWords as words } from "../words.ts";
import { h } from "./dom.ts";
import { answersInWords } from "./profile-view.ts";

/** The unsent actions in order, with rejected ones and conflicts. Nothing if the queue is empty. */
export function syncQueueView(phone: PhoneData): Node[] {
  const { waiting, queuedByOthers, show } = phone;
  if (waiting.length + queuedByOthers.length === 0) return [];
  const send = () =>
    sendQueue()
      .catch(() => undefined)
      .then(show);
  return [
    h("h2", { id: "waiting", tabindex: "-1" }, words.title),
    ...(waiting.length > 0
      ? [
          h("p", {}, words.why),
          h("ol", { class: "cards" }, ...waiting.map((one) => queuedActionCard(one, show))),
          h("p", {}, h("button", { type: "button", id: "send", click: send }, words.sendNow)),
        ]
      : []),
    ...(queuedByOthers.length > 0 ? othersNotice(queuedByOthers, show) : []),
  ];
}

/** For another person's actions only the number is shown. */
const othersNotice = (queuedByOthers: QueuedAction[], show: PhoneData["show"]): Node[] => [
  h("p", { class: "notice" }, words.ofOthers(queuedByOthers.length)),
  h(
    "p",
    {},
    h(
      "button",
      {
        type: "button",
        class: "plain",
        click: () => Promise.all(queuedByOthers.map(dropQueued)).then(show),
      },
      words.dropOthers,
    ),
  ),
];

function queuedActionCard(one: QueuedAction, show: PhoneData["show"]) {
  const { id, act, outcome } = one;
  const button = (label: string, look: string, work: (waiting: QueuedAction) => Promise<void>) =>
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
  const remove = button(words.remove, "plain", dropQueued);
  return h(
    "li",
    { class: "card" },
    h("h3", {}, nameOf(act)),
    h("p", { class: "quiet" }, words.doneAt(timeOf(one.at))),
    outcome?.is === "conflict" ? conflictOf(act, outcome.theirs) : contentOf(act),
    outcome?.is === "refused" && h("p", { class: "notice clay" }, `${words.refused} ${outcome.words}`),
    outcome?.is === "conflict"
      ? h(
          "p",
          { class: "ways" },
          button(words.keepOurs, "", keepLocalValue),
          button(words.keepTheirs, "plain", keepServerValue),
        )
      : h(
          "p",
          { class: "ways" },
          outcome ? button(words.tryAgain, "", tryAgain) : h("span", { class: "tag indigo" }, words.waits),
          remove,
        ),
  );
}

function conflictOf(act: OfflineAction, theirs: string | FormValues) {
  const there = { ...act, now: theirs } as OfflineAction;
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

function nameOf(act: OfflineAction): string {
  const names = words.acts;
  if (act.what === "profile") return names.profile;
  if (act.what === "tick") return (act.isDone ? names.ticked : names.unticked)(act.text, act.title);
  return names[act.what](act.title);
}

/** The written or chosen value; null if the name says it all. */
function contentOf(act: OfflineAction): Node | null {
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
