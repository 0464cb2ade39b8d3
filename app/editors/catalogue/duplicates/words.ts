export const wayNames = { address: "Same address", title: "Same title", near: "Nearly the same title" };
export type DuplicateWay = keyof typeof wayNames;

export const duplicateWords = {
  intro:
    "Records that may be the same thing. Keep one: what it does not say it takes from the other, which is deleted and can be restored.",
  looked: (count: number) => `The newest ${count} records were compared with the whole catalogue.`,
  merged: (filled: number) => ({
    title: "Merged.",
    detail: `${filled === 0 ? "Nothing was missing" : filled === 1 ? "1 field was filled" : `${filled} fields were filled`}. The history can restore the other one.`,
  }),
  different: "Not the same",
  noted: { title: "Noted", detail: "These two are not shown as duplicates any more." },
  forget: "Show again",
  forgotten: { title: "Shown again", detail: "The two may be duplicates again." },
  notNoted: { title: "Not noted", detail: "One of the two is not there any more." },
  toldApart: (count: number) => (count === 1 ? "1 pair is not the same" : `${count} pairs are not the same`),
  gone: { title: "Not merged", detail: "One of the two is not there any more." },
};
