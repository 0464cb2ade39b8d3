import { rules } from "#app/community/union/rules.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { type PhoneData, unsentTag } from "../phone-data.ts";
import { syncQueueWords } from "../words.ts";
import { h } from "./dom.ts";
import { titleOf } from "./views.ts";

const words = syncQueueWords.union;
const threadPath = /^\/union\/t\/([\w-]+)$/;

/** Downloaded questions, and the one in the URL. Null if neither can be shown. */
export function unionView(path: string, phone: PhoneData): Node[] | null {
  if (!phone.member) return null;
  const { threads } = phone.member;
  const threadId = threadPath.exec(path)?.[1];
  const thread = threads.find(({ id }) => id === threadId);
  if (thread) return threadView(thread, phone);
  if (path !== "/union") return null;
  return [
    titleOf(words.title),
    h("p", {}, threads.length > 0 ? words.intro : words.none),
    h(
      "ul",
      { class: "cards" },
      ...threads.map(({ id, title }) =>
        h("li", { class: "card" }, h("h2", {}, h("a", { href: localPath(`/union/t/${id}`) }, title))),
      ),
    ),
  ];
}

function threadView(
  { id, title, opening }: { id: string; title: string; opening: string },
  phone: PhoneData,
): Node[] {
  const field = h("textarea", {
    id: "answer",
    rows: "6",
    required: true,
    minlength: String(rules.body.minLength),
    maxlength: String(rules.body.maxLength),
  });
  return [
    h("p", {}, h("a", { href: localPath("/union") }, words.title)),
    titleOf(title),
    h("h2", {}, words.begins),
    h("p", { class: "story" }, opening),
    ...[unsentTag(phone, (act) => act.what === "answer" && act.thread === id)].filter(
      (node) => node !== null,
    ),
    h(
      "form",
      {
        submit: (event) => {
          event.preventDefault();
          const now = field.value.trim();
          if (now) phone.act({ what: "answer", thread: id, title, now });
        },
      },
      h("label", { for: "answer" }, words.answer),
      field,
      h("p", {}, h("button", { id: "keep-answer" }, words.send)),
    ),
  ];
}
