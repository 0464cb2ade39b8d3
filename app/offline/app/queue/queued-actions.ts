import { yearsBetween } from "#app/catalogue/eligibility/age.ts";
import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import type { FormValues, OfflineAction } from "../../sync-queue/actions.ts";
import type { MemberData, QueuedAction, SavedRecord } from "../store.ts";

/** Actions that set one value: of two, only the second matters. Hearts and union replies are sent one by one. */
function subjectOf(act: OfflineAction): string | null {
  if (act.what === "note" || act.what === "status") return `${act.what} ${act.item}`;
  if (act.what === "tick") return `tick ${act.item} ${act.step}`;
  return act.what === "profile" ? "profile" : null;
}

/** An action that may have been processed already can't be replaced, so the next one is queued behind it. */
const canBeReplaced = ({ isTried, outcome }: QueuedAction) => !isTried && outcome?.is !== "done";

/** The queue after one more action. */
export function enqueueAction(all: QueuedAction[], next: QueuedAction): QueuedAction[] {
  const subject = subjectOf(next.act);
  const earlier = all.find(
    (one) =>
      subject !== null && subjectOf(one.act) === subject && one.whose === next.whose && canBeReplaced(one),
  );
  if (!earlier) return [...all, next];
  return [...all.filter((one) => one !== earlier), { ...next, act: mergeActions(earlier.act, next.act) }];
}

/** It keeps the former value of the one it replaces. */
function mergeActions(earlier: OfflineAction, next: OfflineAction): OfflineAction {
  if (next.what === "note" && earlier.what === "note") return { ...next, before: earlier.before };
  if (next.what === "status" && earlier.what === "status") return { ...next, before: earlier.before };
  if (next.what !== "profile" || earlier.what !== "profile") return next;
  return {
    what: "profile",
    before: { ...next.before, ...earlier.before },
    now: { ...earlier.now, ...next.now },
  };
}

/** A member's data as downloaded, with the queued actions applied, except rejected ones. */
export const applyQueued = (member: MemberData, all: QueuedAction[], today: string): MemberData =>
  all
    .filter(({ whose, outcome }) => whose === member.whose && outcome?.is !== "refused")
    .reduce((shown, { act }) => applyAction(shown, act, today), member);

function applyAction(member: MemberData, act: OfflineAction, today: string): MemberData {
  if (act.what === "answer") return member;
  if (act.what === "profile") {
    const { applicant, answers } = member;
    return {
      ...member,
      answers: answers && { ...answers, ...act.now },
      applicant: applicant && withAnswers(applicant, act.now, today),
    };
  }
  if (act.what === "unsave")
    return { ...member, saved: member.saved.filter(({ item }) => item !== act.item) };
  const known = member.saved.find(({ item }) => item === act.item);
  // A note or a status needs a saved record; a heart or a tick saves it.
  if (!known && act.what !== "save" && act.what !== "tick") return member;
  const changed = withProgress(known ?? newlySaved(act), act);
  return {
    ...member,
    saved: known ? member.saved.map((one) => (one === known ? changed : one)) : [changed, ...member.saved],
  };
}

const newlySaved = ({ item, title }: { item: string; title: string }): SavedRecord => ({
  ...{ item, title, status: "interested", note: "", ticked: [], hasReferees: false },
});

function withProgress(saved: SavedRecord, act: OfflineAction): SavedRecord {
  if (act.what === "note") return { ...saved, note: act.now };
  if (act.what === "status") return { ...saved, status: act.now };
  if (act.what !== "tick") return saved;
  const others = saved.ticked.filter((name) => name !== act.step);
  return { ...saved, ticked: act.isDone ? [...others, act.step] : others };
}

/** A heart only removes a saved record without notes or status. */
export const isUntouched = ({ status, note, ticked, hasReferees, wantsOpening }: SavedRecord) =>
  status === "interested" && note === "" && ticked.length === 0 && !hasReferees && !wantsOpening;

/** The facts for verdicts, after some answers were changed. */
function withAnswers(applicant: Applicant, answers: FormValues, today: string): Applicant {
  const named: [answer: keyof FormValues, fact: { [Fact in keyof Applicant]?: unknown }][] = [
    ["finished", { finished: answers.finished || null }],
    ["wantedLevels", { wants: answers.wantedLevels }],
    ["fieldsOfInterest", { fields: answers.fieldsOfInterest }],
    ["sex", { sex: answers.sex || null }],
    ["region", { region: answers.region || null }],
    ["workYears", { workYears: answers.workYears ? Number(answers.workYears) : null }],
    ["bornOn", { age: ageOf(answers.bornOn || null, today) }],
  ];
  const changed = named.filter(([answer]) => answer in answers).map(([, fact]) => fact);
  return Object.assign({}, applicant, ...changed);
}

function ageOf(bornOn: string | string[] | null, today: string): Applicant["age"] {
  if (typeof bornOn !== "string") return null;
  const years = Math.max(0, yearsBetween(bornOn, today));
  return { from: years, to: years };
}
