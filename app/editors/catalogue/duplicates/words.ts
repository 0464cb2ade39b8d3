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
  gone: { title: "Not merged", detail: "One of the two is not there any more." },
};
